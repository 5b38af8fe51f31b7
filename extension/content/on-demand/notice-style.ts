/** How a notice looks. Its life is its animation, so that pointing at it or reaching it by key holds it. */
export const noticeStyle = `
  .box { all: initial; box-sizing: border-box; display: grid; grid-template-columns: 1fr auto; gap: 8px 12px;
    align-items: center; width: max-content; max-width: min(380px, calc(100vw - 32px)); padding: 10px 12px;
    font: 14px/1.4 system-ui, sans-serif; color: #1b1d21; background: #fff; border: 1px solid #b9bec7;
    border-radius: 8px; box-shadow: 0 4px 16px #0004; overflow-wrap: anywhere; animation: stay 6s forwards; }
  .box:hover, .box:focus-within { animation-play-state: paused; }
  p { margin: 0; } p + p { margin-top: 4px; color: #4a4f58; }
  button { all: unset; box-sizing: border-box; padding: 4px 8px; border-radius: 5px; cursor: pointer; color: #1d5fbf; }
  button:hover { background: #1d5fbf1a; } button:focus-visible { outline: 2px solid currentColor; }
  button[disabled] { opacity: .6; cursor: default; }
  .close { justify-self: end; align-self: start; color: inherit; } .undo { justify-self: start; font-weight: 600; }
  @keyframes stay { 0%, 92% { opacity: 1; } 100% { opacity: 0; } }
  @media (prefers-reduced-motion: reduce) { @keyframes stay { 0%, 100% { opacity: 1; } } }
  @media (prefers-color-scheme: dark) {
    .box { color: #e8eaed; background: #25282d; border-color: #4a4f58; } p + p { color: #b9bec7; }
    button { color: #8ab4f8; } button:hover { background: #8ab4f826; }
  }
`;
