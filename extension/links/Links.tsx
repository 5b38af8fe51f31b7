/** The links of the page: a first frame. */
export function Links() {
  return <p class="reading">…</p>;
}
