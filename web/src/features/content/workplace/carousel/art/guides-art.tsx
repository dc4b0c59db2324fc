/** A stack of books with a bookmark, and a pencil. */
export function GuidesArt() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="84" r="70" fill="#fff" opacity="0.08" />
      <rect x="24" y="110" width="104" height="24" rx="6" fill="#ffb65c" />
      <rect x="34" y="84" width="94" height="24" rx="6" fill="#eaf2ff" />
      <rect x="28" y="58" width="88" height="24" rx="6" fill="#5ef0e0" />
      <path
        d="M40 116h40M50 90h32M44 64h28"
        stroke="#3b1d6e"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M98 58h12v32l-6-6-6 6Z" fill="#ff8f6b" />
      <path d="m110 24 18 10-26 46-18-10Z" fill="#ffd27a" />
      <path d="m84 70 18 10-20 12Z" fill="#fff" />
      <path d="m110 24 18 10 4-7a6 6 0 0 0-2-8l-8-5a6 6 0 0 0-8 2Z" fill="#ff8f6b" />
    </svg>
  );
}
