interface Place {
  x: number;
  y: number;
  scale?: number;
}

const FANS = [-128, -98, -70, -44, -18, 10, 36, 62, 90, 120];

/** A sugar palm, the national tree: a thin trunk, a round crown of fan leaves, and fruits below. */
export function SugarPalm({
  x,
  y,
  scale = 1,
  height = 300,
  lean = 0,
}: Place & { height?: number; lean?: number }) {
  const top = -height;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d={`M-9 0C-8 ${top / 3} ${lean - 6} ${top / 1.6} ${lean - 5} ${top}h10C${lean + 6} ${top / 1.6} 10 ${top / 3} 11 0Z`}
        fill="#6d5844"
      />
      <g transform={`translate(${lean} ${top})`}>
        {FANS.map((angle, index) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M-2 0h4l1-34h-6Z" fill="#4c6b3d" />
            <path
              d="M0-30-26-58l9 3-2-14 10 8 3-16 6 12 6-12 3 16 10-8-2 14 9-3Z"
              fill={index % 3 === 1 ? '#3f7d55' : index % 3 === 2 ? '#2f6b4f' : '#4a8a5a'}
            />
          </g>
        ))}
        <g fill="#4a2b33">
          <circle cx="-12" cy="14" r="9" />
          <circle cx="6" cy="19" r="9" />
          <circle cx="17" cy="8" r="8" />
        </g>
        <circle r="13" fill="#39603f" />
      </g>
    </g>
  );
}

/** A lotus flower. In water, it is drawn with its leaf. */
export function Lotus({ x, y, scale = 1, leaf = true }: Place & { leaf?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {leaf && <path d="M-52 14c0-12 104-12 104 0 0 13-104 13-104 0Zm52-1 20-9" fill="#4a8a5a" />}
      <path
        d="M-40-8c8 18 24 22 40 22s32-4 40-22c-14 0-22 4-28 8 6-10 6-18 2-26-8 4-12 10-14 16-2-6-6-12-14-16-4 8-4 16 2 26-6-4-14-8-28-8Z"
        fill="#f3a0b6"
      />
      <path d="M0-44c16 14 18 42 0 56-18-14-16-42 0-56Z" fill="#f7bfcd" />
      <path
        d="M-22-30c0 20 8 36 22 44C-20 12-32-8-22-30ZM22-30c0 20-8 36-22 44 20-2 32-22 22-44Z"
        fill="#e8829f"
      />
    </g>
  );
}

export function RiceTuft({ x, y, scale = 1 }: Place) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 0c-2-14-8-24-16-30 10 2 15 10 17 18 0-12 2-22 8-32 2 12 0 22-3 32 4-8 9-13 16-15-7 8-11 16-12 27Z"
      fill="#6fa45c"
    />
  );
}
