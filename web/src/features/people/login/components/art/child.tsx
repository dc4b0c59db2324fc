interface Props {
  x: number;
  y: number;
  skin: string;
  shirt: string;
  hair: 'short' | 'long';
}

const HAIR = '#2b1d22';

/** A child's head and shoulders, front view; (x, y) is the top of the neck. */
export function Child({ x, y, skin, shirt, hair }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {hair === 'long' && <path d="M-31-14c-2-42 64-42 62 0l4 48c-14 8-56 8-70 0Z" fill={HAIR} />}
      <path d="M-44 92c0-46 14-60 44-60s44 14 44 60Z" fill={shirt} />
      <path d="M-9 14H9v14c0 12-18 12-18 0Z" fill={skin} />
      <circle cx="-27" cy="-4" r="6" fill={skin} />
      <circle cx="27" cy="-4" r="6" fill={skin} />
      <circle cy="-8" r="28" fill={skin} />
      <path d="M-29-8c-3-38 61-38 58 0-6-12-16-17-26-16-14 1-24 4-32 16Z" fill={HAIR} />
      <g fill={HAIR}>
        <circle cx="-10" cy="-4" r="3" />
        <circle cx="10" cy="-4" r="3" />
      </g>
      <g fill="#f2777a" opacity="0.45">
        <circle cx="-17" cy="5" r="4.5" />
        <circle cx="17" cy="5" r="4.5" />
      </g>
      <path d="M-8 6c4 6 12 6 16 0" fill="none" stroke={HAIR} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
