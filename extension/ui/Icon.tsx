/** Our own line drawings on a 16 px grid, one path each. */
const paths = {
  // Layers.
  guard: 'M8 1.75 13 3.5v4c0 3.2-2 5.6-5 6.75-3-1.15-5-3.55-5-6.75v-4z',
  user: 'M8 8a2.75 2.75 0 1 0 0-5.5A2.75 2.75 0 0 0 8 8zM2.75 14c.4-2.5 2.4-4 5.25-4s4.85 1.5 5.25 4',
  blocklist: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM3.8 3.8l8.4 8.4',
  allowlist: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.3 8.2l1.9 1.9 3.5-4',
  learned: 'M6 2h4M6.75 2v4L3 12.5c-.4.8.1 1.5 1 1.5h8c.9 0 1.4-.7 1-1.5L9.25 6V2M5 10h6',
  default: 'M3 5.75h10M3 10.25h10',
  wrapper: 'M6.5 3H3v10h10V9.5M9.5 2.75h3.75V6.5M13 3 7.5 8.5',
  warning: 'M8 2.25 14.25 13.5H1.75zM8 6.5V9.5M8 11.5v.01',
  // What happened, what can be done.
  minus: 'M4 8h8',
  check: 'M3.5 8.5l3 3 6-7',
  copy: 'M5.5 5.5h7.75v8.25H5.5zM2.75 10.5V2.25h7.75',
  down: 'M4 6.5l4 4 4-4',
  right: 'M6.5 4l4 4-4 4',
  lock: 'M3.5 7.25h9v6.5h-9zM5.25 7.25V5a2.75 2.75 0 0 1 5.5 0v2.25',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5V11M8 5v.01',
  caution: 'M8 2.25 14.25 13.5H1.75zM8 6.5V9.5M8 11.5v.01',
  wrong: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3l7.5 5L5 13z',
  gear: 'M2 4.5h4M10.5 4.5H14M2 11.5h3.5M10 11.5h4M8.25 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7.75 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  close: 'M4 4l8 8M12 4l-8 8',
  plus: 'M8 3.5v9M3.5 8h9',
  link: 'M7 4.5H5a3.5 3.5 0 0 0 0 7h2M9 4.5h2a3.5 3.5 0 0 1 0 7H9M5 8h6',
  menu: 'M2.5 2.5h11v11h-11zM5 5.75h6M5 8.25h6M5 10.75h3.5',
  address: 'M1.75 5h12.5v6H1.75zM4 8h4.5',
  globe: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c-4 4-4 8 0 12 4-4 4-8 0-12z',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.75V8l2.25 1.5',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5l3 3',
  rules: 'M2.5 4.25l1 1 2-2M2.5 11.25l1 1 2-2M8 4.5h5.75M8 11.5h5.75',
  box: 'M2.5 2.75h11v3h-11zM3.5 5.75v7.5h9v-7.5M6.5 8.5h3',
  qr: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5v.01M13.5 9.5v.01M11.5 11.5v.01M9.5 13.5v.01M13.5 13.5v.01',
  keyboard: 'M1.75 4h12.5v8H1.75zM4.5 6.75v.01M7 6.75v.01M9.5 6.75v.01M12 6.75v.01M5 9.5h6',
} as const;

export type IconName = keyof typeof paths;

/** A drawing that only repeats what words beside it say, so it is hidden from readers of the screen. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={name === 'right' ? 'icon onward' : 'icon'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
