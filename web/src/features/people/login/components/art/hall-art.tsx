import { BRAND_COLOR } from '../../../../../shared/styles/brand';

const watchers = [
  { x: 148, hair: '#2b1d22', shirt: '#ff9f5a' },
  { x: 240, hair: '#3a2320', shirt: '#4fd1c5' },
  { x: 332, hair: '#2b1d22', shirt: '#f6d365' },
];

/** Children in front of a lit screen, under the roof of a Khmer hall. */
export function HallArt() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <circle cx="240" cy="170" r="168" fill="#fff" opacity="0.07" />
      <circle cx="392" cy="62" r="26" fill="#ffd27a" />
      <g fill="#c8602f">
        <path d="M240 22c5 0 4 12 8 24 12 36 66 58 146 62 6 4 2 12-8 14H94c-10-2-14-10-8-14 80-4 134-26 146-62 4-12 3-24 8-24Z" />
        <path
          d="M240 82c22 36 96 58 196 60 8 4 4 14-8 18H52c-12-4-16-14-8-18 100-2 174-24 196-60Z"
          fill="#e07a3f"
        />
      </g>
      <path d="M240 58c10 26 44 42 92 50H148c48-8 82-24 92-50Z" fill="#f6b15f" />
      <g fill="#f3d9b1">
        <rect x="84" y="160" width="18" height="146" />
        <rect x="378" y="160" width="18" height="146" />
      </g>
      <rect x="126" y="172" width="228" height="122" rx="10" fill="#0e2a6e" />
      <rect x="134" y="180" width="212" height="106" rx="6" fill="#eaf2ff" />
      <circle cx="186" cy="226" r="24" fill={BRAND_COLOR} />
      <path d="m179 214 20 12-20 12Z" fill="#fff" />
      <g fill="#9db8f2">
        <rect x="226" y="206" width="96" height="10" rx="5" />
        <rect x="226" y="226" width="72" height="10" rx="5" />
        <rect x="226" y="246" width="84" height="10" rx="5" fill="#ffb65c" />
      </g>
      <rect x="60" y="306" width="360" height="16" rx="3" fill="#f3d9b1" />
      <rect x="36" y="322" width="408" height="18" rx="3" fill="#d9b98a" />
      {watchers.map(({ x, hair, shirt }) => (
        <g key={x} transform={`translate(${x} 340)`}>
          <path d="M-34 0c0-32 12-44 34-44S34-32 34 0Z" fill={shirt} />
          <circle cy="-58" r="22" fill={hair} />
        </g>
      ))}
    </svg>
  );
}
