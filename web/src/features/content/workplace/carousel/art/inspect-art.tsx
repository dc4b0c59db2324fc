/** A magnifying glass over the frames of a film. */
export function InspectArt() {
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="84" r="70" fill="#fff" opacity="0.08" />
      <rect x="16" y="52" width="112" height="72" rx="10" fill="#0a4b43" />
      <g fill="#eafff9">
        <rect x="26" y="68" width="42" height="40" rx="6" />
        <rect x="76" y="68" width="42" height="40" rx="6" />
      </g>
      <g fill="#7fe0cb">
        <rect x="26" y="58" width="8" height="5" rx="2" />
        <rect x="48" y="58" width="8" height="5" rx="2" />
        <rect x="70" y="58" width="8" height="5" rx="2" />
        <rect x="92" y="58" width="8" height="5" rx="2" />
        <rect x="26" y="113" width="8" height="5" rx="2" />
        <rect x="48" y="113" width="8" height="5" rx="2" />
        <rect x="70" y="113" width="8" height="5" rx="2" />
        <rect x="92" y="113" width="8" height="5" rx="2" />
      </g>
      <path d="m40 78 16 10-16 10Z" fill="#0f8f7c" />
      <circle cx="104" cy="82" r="28" fill="#fff" opacity="0.9" />
      <circle cx="104" cy="82" r="28" fill="none" stroke="#ffd27a" strokeWidth="7" />
      <path d="m124 104 20 24" stroke="#ffb65c" strokeWidth="10" strokeLinecap="round" />
      <path
        d="m92 82 9 9 16-18"
        fill="none"
        stroke="#0f8f7c"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
