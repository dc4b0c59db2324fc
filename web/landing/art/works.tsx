import { BRAND_COLOR } from '../../src/shared/styles/brand';
import { Lotus } from './plants';
import { Robot } from './robot';

const frame = { className: 'work-art', viewBox: '0 0 320 200', 'aria-hidden': true } as const;

/** A game: a monkey catches palm fruits. */
export function GameArt() {
  return (
    <svg {...frame}>
      <path d="M0 0h320v200H0Z" fill="#d7ecfb" />
      <path d="M0 160c80-14 220-14 320 0v40H0Z" fill="#8fbd84" />
      <g fill="#fff">
        <rect x="14" y="12" width="84" height="24" rx="12" />
        <rect x="236" y="12" width="70" height="24" rx="12" />
      </g>
      <g fill="#e8688b">
        <path d="M250 20c-5-6-13 0 0 10 13-10 5-16 0-10ZM271 20c-5-6-13 0 0 10 13-10 5-16 0-10Z" />
        <path d="M292 20c-5-6-13 0 0 10 13-10 5-16 0-10Z" opacity=".3" />
      </g>
      <circle cx="28" cy="24" r="6" fill="#4a2b33" />
      <path d="M42 20h44M42 28h28" stroke="#9db3d6" strokeWidth="4" strokeLinecap="round" />
      <g fill="#4a2b33">
        <circle cx="74" cy="74" r="13" />
        <circle cx="236" cy="58" r="13" />
        <circle cx="168" cy="66" r="13" />
      </g>
      <g fill="#8fbd84">
        <path d="M66 62h16l-8 8ZM228 46h16l-8 8ZM160 54h16l-8 8Z" />
      </g>
      <g stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".9">
        <path d="M74 40v12M236 26v10M168 34v10" />
      </g>
      <g transform="translate(166 136)">
        <path
          d="M24 26c26 4 34-14 24-26"
          fill="none"
          stroke="#8a5a34"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <ellipse cy="22" rx="24" ry="22" fill="#8a5a34" />
        <circle cx="-25" cy="-14" r="9" fill="#8a5a34" />
        <circle cx="25" cy="-14" r="9" fill="#8a5a34" />
        <circle cy="-12" r="24" fill="#8a5a34" />
        <path d="M-17-14c0-12 34-12 34 0 4 16-38 16-34 0Z" fill="#e9c79c" />
        <circle cx="-7" cy="-15" r="3" fill="#2a1c22" />
        <circle cx="7" cy="-15" r="3" fill="#2a1c22" />
        <path d="M-6-6c3 4 9 4 12 0" fill="none" stroke="#2a1c22" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M-40 8h80l-10 24h-60Z" fill="#d6a45c" />
        <path d="M-36 14h72M-34 22h68" stroke="#a97838" strokeWidth="3" />
      </g>
    </svg>
  );
}

/** A greeting card whose flowers open. */
export function CardArt() {
  return (
    <svg {...frame}>
      <path d="M0 0h320v200H0Z" fill="#fbe3c3" />
      <g transform="rotate(-3 160 100)">
        <rect x="58" y="26" width="204" height="148" rx="6" fill="#fff" />
        <path d="M70 38h180v124H70Z" fill="#fdf3e3" />
        <Lotus x={160} y={112} scale={1.06} leaf={false} />
        <Lotus x={98} y={138} scale={0.5} leaf={false} />
        <Lotus x={222} y={138} scale={0.5} leaf={false} />
        <path d="M84 152h152" stroke="#c4592e" strokeWidth="3" strokeDasharray="7 5" />
        <g fill="#f2b24c">
          <path d="m104 58 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1ZM214 50l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1ZM160 42l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1Z" />
        </g>
      </g>
      <path d="m252 150 30 14-12 4-5 12Z" fill="#14276b" />
    </svg>
  );
}

/** A web page about the local weather. */
export function PageArt() {
  return (
    <svg {...frame}>
      <path d="M0 0h320v200H0Z" fill="#dfe8fb" />
      <rect x="34" y="22" width="252" height="160" rx="8" fill="#fff" />
      <path d="M34 30a8 8 0 0 1 8-8h236a8 8 0 0 1 8 8v14H34Z" fill="#14276b" />
      <g fill="#fff" opacity=".75">
        <circle cx="46" cy="33" r="3.5" />
        <circle cx="58" cy="33" r="3.5" />
        <rect x="78" y="28" width="150" height="10" rx="5" />
      </g>
      <circle cx="84" cy="86" r="20" fill="#ffc766" />
      <path d="M74 104c2-18 28-20 34-4 14-6 24 4 22 14H72c-4-4-2-9 2-10Z" fill="#9db3d6" />
      <g stroke={BRAND_COLOR} strokeWidth="4" strokeLinecap="round">
        <path d="m82 122-4 9M98 122l-4 9M114 122l-4 9" />
      </g>
      <path d="M54 152h84M54 164h56" stroke="#c7d3ea" strokeWidth="6" strokeLinecap="round" />
      <g fill={BRAND_COLOR}>
        <rect x="168" y="118" width="14" height="46" rx="3" />
        <rect x="188" y="92" width="14" height="72" rx="3" fill="#e8688b" />
        <rect x="208" y="106" width="14" height="58" rx="3" />
        <rect x="228" y="134" width="14" height="30" rx="3" />
        <rect x="248" y="124" width="14" height="40" rx="3" />
      </g>
      <path d="M162 166h108" stroke="#9db3d6" strokeWidth="3" />
      <path d="M168 64h82M168 76h54" stroke="#14276b" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

/** A robot that waters only dry plants. */
export function RobotArt() {
  return (
    <svg {...frame}>
      <path d="M0 0h320v200H0Z" fill="#e3f0dd" />
      <path d="M0 150h320v50H0Z" fill="#b98a5a" />
      <path d="M0 150h320v10H0Z" fill="#a2754a" />
      <Robot x={96} y={98} can scale={0.78} />
      <g fill="none" stroke="#3f7d55" strokeWidth="6" strokeLinecap="round">
        <path d="M212 152v-40M250 152v-54M288 152v-34" />
      </g>
      <g fill="#4a8a5a">
        <path d="M212 122c-18 0-22-12-22-20 14 0 22 8 22 20ZM250 112c-20 0-24-12-24-22 16 0 24 10 24 22ZM250 124c18 0 22-12 22-20-14 0-22 8-22 20ZM288 130c16 0 20-10 20-18-12 0-20 6-20 18Z" />
      </g>
      <circle cx="250" cy="90" r="13" fill="#e0563f" />
      <circle cx="288" cy="112" r="10" fill="#e0563f" />
      <circle cx="212" cy="108" r="9" fill="#f0b93a" />
    </svg>
  );
}
