import { Hall } from './hall';
import { Reader, Watcher } from './people';
import { Lotus, RiceTuft, SugarPalm } from './plants';
import { Robot } from './robot';

/**
 * Morning at the hall. Phones show only the view box, so it contains everything important. Wider windows show
 * more of the landscape on both sides.
 */
export function Panorama({ label }: { label: string }) {
  return (
    <svg
      className="panorama"
      viewBox="300 -40 840 740"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <circle cx="1010" cy="150" r="92" fill="#ffd98f" />
      <circle cx="1010" cy="150" r="132" fill="#ffd98f" opacity=".28" />
      <g fill="#fff" opacity=".85">
        <path d="M120 132c4-26 40-30 50-8 18-12 40 0 38 18h-96c-2-4 4-9 8-10ZM1230 92c4-22 34-26 44-6 16-10 36 0 34 16h-86c-1-4 4-9 8-10Z" />
      </g>
      <path
        d="M-900 400H0c120-60 210-30 300-10s120-50 220-46 160 60 290 40 180-80 320-50 190 60 310 30h900v336H-900Z"
        fill="#bcd3c9"
      />
      <path d="M-900 452H0c200-40 380-10 560-14s420-34 880 10h900v252H-900Z" fill="#a5cba0" />
      <Buffalo />
      <SugarPalm x={96} y={500} height={250} scale={0.9} lean={10} />
      <SugarPalm x={216} y={486} height={190} scale={0.66} lean={-8} />
      <SugarPalm x={1336} y={506} height={280} scale={0.92} lean={-14} />
      <SugarPalm x={1220} y={484} height={180} scale={0.64} lean={8} />
      <path d="M-900 520H0c260-36 480-10 720-10s480-24 720 6h900v184H-900Z" fill="#8fbd84" />
      <path d="M-900 586H0c240 10 420-20 720-20s520 30 720 6h900v128H-900Z" fill="#e9d3a8" />
      <Hall />
      <Children />
      <path d="M250 632c60-34 300-40 330 0s-20 60-160 60-220-30-170-60Z" fill="#9ed0e6" />
      <path
        d="M300 640c60-14 170-16 220 0"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        opacity=".6"
        strokeLinecap="round"
      />
      <Lotus x={350} y={644} scale={0.72} />
      <Lotus x={474} y={662} scale={0.9} />
      <Lotus x={420} y={630} scale={0.46} />
      <Robot x={640} y={604} can scale={0.94} />
      {[180, 240, 596, 1150, 1240, 60, 1380].map((x, index) => (
        <RiceTuft key={x} x={x} y={616 + (index % 3) * 26} scale={1 + (index % 2) * 0.3} />
      ))}
    </svg>
  );
}

function Children() {
  return (
    <g>
      <Watcher x={640} y={404} shirt="#ef8b4f" hair="buns" scale={0.84} />
      <Watcher x={724} y={410} shirt="#3f8f7a" hair="short" scale={0.86} hand />
      <Watcher x={806} y={404} shirt="#f0b93a" hair="tail" scale={0.84} />
      <path d="M560 496h330v26H560ZM540 522h370v24H540Z" fill="#d6b484" />
      <path d="M540 546h370v24H540Z" fill="#e7cba0" />
      <Reader x={866} y={504} skin="warm" shirt="#e8688b" hair="long" scale={0.92} />
      <Reader x={984} y={520} skin="deep" shirt="#2a62e0" hair="short" scale={0.98} mouth="laugh" />
    </g>
  );
}

function Buffalo() {
  return (
    <g transform="translate(1150 452)" fill="#55606e">
      <path d="M-40 0v-20c0-12 14-18 34-18s34 6 34 18V0h-8v-12h-10V0h-8v-10h-18V0h-8v-10h-8V0Z" />
      <path d="M24-34c14-4 26 4 24 16-8 4-18 0-24-6Z" />
      <path d="M34-34c8-10 16-10 22-4-8-1-14 2-18 8Z" fill="#e8dcc5" />
      <path d="M-12-40c6-10 12-10 14 0Z" fill="#fff" />
    </g>
  );
}
