/**
 * Stands in the place of a browser's sharing, which Linux has none of, and was there before any script. What it was
 * given is in `shared`. A page whose address ends with `no-share` goes without.
 */
export const shareRecorder = `if (!location.href.endsWith('no-share')) {
  const { stringify } = JSON;
  const seen = (window.shared = []);
  const share = function share(data) {
    document.documentElement.setAttribute('data-shared', stringify(data));
    seen.push({ ...data });
    return Promise.resolve();
  };
  Object.defineProperty(Navigator.prototype, 'share', { value: share, writable: true, enumerable: true, configurable: true });
  window.recorder = share;
}`;
