/** A kite that rises from an open book. */
export function PublishArt() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="88" r="70" fill="#fff" opacity="0.08" />
      <path d="M104 16 136 44 104 84 84 44Z" fill="#ffb65c" />
      <path d="M104 16v68L84 44Z" fill="#ff8f6b" />
      <path d="M104 84c8 18-16 22-10 40" fill="none" stroke="#ffd27a" strokeWidth="3" strokeLinecap="round" />
      <path d="M80 140c-14-12-34-14-52-10V96c18-4 38-2 52 10Z" fill="#eaf2ff" />
      <path d="M80 140c14-12 34-14 52-10V96c-18-4-38-2-52 10Z" fill="#cfdcf8" />
      <path
        d="M40 108c10 0 20 2 28 7M40 118c10 0 20 2 28 7M120 108c-10 0-20 2-28 7"
        fill="none"
        stroke="#7f9fe6"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#fff">
        <path d="m40 40 4 9 9 4-9 4-4 9-4-9-9-4 9-4Z" opacity="0.9" />
        <circle cx="62" cy="22" r="3" />
        <circle cx="28" cy="74" r="2.5" />
      </g>
    </svg>
  );
}
