import { BRAND_COLOR } from '../../../../../shared/styles/brand';
import { Child } from './child';

/** A boy with the robot that he built, and a kite above them. */
export function RobotArt() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <circle cx="240" cy="170" r="168" fill="#fff" opacity="0.07" />
      <path d="M330 40c26 4 44 22 50 46-24-6-42-24-50-46Z" fill="#ff8f6b" />
      <path d="M330 40c-4 22 6 42 26 54 2-20-8-42-26-54Z" fill="#ffb65c" />
      <path
        d="M376 90c4 30-18 34-10 62s-24 30-52 34"
        fill="none"
        stroke="#ffd27a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#ffd27a">
        <path d="m96 60 5 12 12 5-12 5-5 12-5-12-12-5 12-5Z" />
        <path d="m240 34 4 9 9 4-9 4-4 9-4-9-9-4 9-4Z" />
        <circle cx="418" cy="180" r="5" />
        <circle cx="62" cy="170" r="5" />
      </g>
      <path
        d="M180 276c30 16 74 12 106-18"
        fill="none"
        stroke="#d99a70"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <Child x={150} y={228} skin="#d99a70" shirt="#4fd1c5" hair="short" />
      <g>
        <path d="M322 118v-22" stroke="#cfdcf8" strokeWidth="6" />
        <circle cx="322" cy="90" r="9" fill="#ffb65c" />
        <rect x="268" y="118" width="108" height="84" rx="24" fill="#eaf2ff" />
        <rect x="282" y="136" width="80" height="46" rx="18" fill="#0e2a6e" />
        <circle cx="306" cy="158" r="8" fill="#5ef0e0" />
        <circle cx="338" cy="158" r="8" fill="#5ef0e0" />
        <rect x="276" y="210" width="92" height="88" rx="20" fill="#cfdcf8" />
        <path d="M322 226c2 7 8 12 18 14-1 3-3 5-6 5h-24c-3 0-5-2-6-5 10-2 16-7 18-14Z" fill={BRAND_COLOR} />
        <rect x="310" y="248" width="24" height="16" rx="2" fill={BRAND_COLOR} />
        <path
          d="M284 232c-14 4-20 16-10 24M362 232c22 4 30 26 26 48"
          fill="none"
          stroke="#a9bfee"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <rect x="288" y="298" width="24" height="24" rx="6" fill="#a9bfee" />
        <rect x="332" y="298" width="24" height="24" rx="6" fill="#a9bfee" />
      </g>
      <rect x="40" y="320" width="400" height="18" rx="9" fill="#d9b98a" />
    </svg>
  );
}
