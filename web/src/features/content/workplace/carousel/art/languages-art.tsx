/** Three speech bubbles of different shapes: the three languages of the product. */
export function LanguagesArt() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="84" r="70" fill="#fff" opacity="0.08" />
      <path
        d="M26 30h62a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H50L34 94V80h-8a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12Z"
        fill="#fff4e0"
      />
      <path d="M30 48h52M30 62h34" stroke="#d9822b" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M84 62h50a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-6v14l-16-14H84a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12Z"
        fill="#ffd27a"
      />
      <path d="M90 78h38M90 92h24" stroke="#8a4b08" strokeWidth="5" strokeLinecap="round" />
      <rect x="30" y="104" width="54" height="36" rx="12" fill="#ff8f6b" />
      <path d="m44 138 4 14 14-14Z" fill="#ff8f6b" />
      <path d="M42 116h30M42 128h18" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
