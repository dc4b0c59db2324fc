import { BRAND_COLOR } from '../../src/shared/styles/brand';
import { Face, Reader, SKIN } from './people';
import { Robot } from './robot';

/** A teacher on a laptop screen. A child shows her something. */
export function LessonCall() {
  return (
    <svg className="scene" viewBox="0 0 480 360" aria-hidden>
      <path d="M20 312c60-30 380-30 440 0s-30 44-220 44-280-14-220-44Z" fill="#f3dfbf" />
      <rect x="150" y="40" width="290" height="196" rx="14" fill="#14276b" />
      <rect x="162" y="52" width="266" height="166" rx="6" fill="#fde9c9" />
      <path d="M162 174h266v38a6 6 0 0 1-6 6H168a6 6 0 0 1-6-6Z" fill="#f6cf95" />
      <g transform="translate(268 116) scale(1.18)">
        <path d="M-46 86c-2-40 12-58 46-58s48 18 46 58Z" fill="#2f6b4f" />
        <path d="M-14 30 0 50l14-20" fill="none" stroke="#f3dfbf" strokeWidth="5" />
        <Face skin="light" hair="tail" />
      </g>
      {[
        { y: 64, hair: 'short', shirt: '#ef8b4f' },
        { y: 116, hair: 'buns', shirt: BRAND_COLOR },
        { y: 168, hair: 'long', shirt: '#e8688b' },
      ].map(({ y, hair, shirt }) => (
        <g key={y}>
          <rect x="366" y={y} width="54" height="44" rx="6" fill="#fff" />
          <path d={`M372 ${y + 44}c0-16 42-16 42 0Z`} fill={shirt} />
          <g transform={`translate(393 ${y + 21}) scale(.46)`}>
            <Face skin="warm" hair={hair as 'short'} />
          </g>
        </g>
      ))}
      <path d="M118 236h354l8 22H110Z" fill="#9fb0d4" />
      <g transform="translate(96 196) scale(1.1)">
        <path d="M-40 84c-4-40 8-56 40-56s44 16 40 56Z" fill="#f0b93a" />
        <path
          d="M28 46c22-4 34-18 40-36"
          fill="none"
          stroke="#f0b93a"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <circle cx="70" cy="2" r="9" fill={SKIN.warm} />
        <path d="M52-46h40v34H52Z" fill="#fff" />
        <path d="m60-20 8-12 6 8 5-6 7 10Z" fill="#2f6b4f" />
        <circle cx="82" cy="-37" r="5" fill="#ffb65c" />
        <Face skin="warm" hair="buns" mouth="laugh" />
      </g>
    </svg>
  );
}

/** A grandmother looks at the finished project. */
export function Together() {
  return (
    <svg className="scene" viewBox="0 0 420 320" aria-hidden>
      <circle cx="210" cy="150" r="140" fill="#fbe3c3" />
      <path d="M40 286c60-24 280-24 340 0s-20 30-170 30-230-6-170-30Z" fill="#e9d3a8" />
      <g transform="translate(154 126) scale(1.2)">
        <path d="M-52 132c-10-64 4-104 52-104s62 40 52 104Z" fill="#8c4a6b" />
        <path d="M-40 44C-24 30 24 30 40 44L24 62C8 50-8 50-24 62Z" fill="#fff" />
        <g stroke="#c4592e" strokeWidth="3">
          <path d="M-34 42-22 58M-20 36l6 16M20 36l-6 16M34 42 22 58" />
        </g>
        <g transform="scale(1)">
          <path d="M-9 14H9v18H-9Z" fill={SKIN.deep} />
          <ellipse cy="-6" rx="27" ry="28" fill={SKIN.deep} />
          <path d="M-29-6c-4-42 62-42 58 0-6-12-14-20-29-20S-23-18-29-6Z" fill="#d9d5d2" />
          <circle cy="-40" r="11" fill="#d9d5d2" />
          <g fill="none" stroke="#2a1c22" strokeWidth="2.4" strokeLinecap="round">
            <path d="M-15-3c3-4 7-4 10 0M5-3c3-4 7-4 10 0M-9 9c4 6 14 6 18 0" />
            <path d="M-20 4l-4 2M20 4l4 2" opacity=".5" />
          </g>
        </g>
      </g>
      <Reader x={262} y={172} skin="warm" shirt="#3f8f7a" hair="tail" scale={1.16} mouth="laugh" />
    </svg>
  );
}

/** The robot waves. */
export function WavingRobot() {
  return (
    <svg className="waving" viewBox="-70 -120 150 190" aria-hidden>
      <Robot x={0} y={0} wave />
    </svg>
  );
}

/** The children who sit on the steps of the courses. The youngest is on the lowest step. */
export function OnTheStep({ course }: { course: 'pictures' | 'games' | 'code' | 'robots' }) {
  return (
    <svg className="on-step" viewBox="-70 -52 140 174" aria-hidden>
      {course === 'pictures' && (
        <Reader x={0} y={22} skin="warm" shirt="#ef8b4f" hair="buns" scale={0.8} mouth="laugh" />
      )}
      {course === 'games' && <Reader x={0} y={14} skin="deep" shirt="#f0b93a" hair="short" scale={0.88} />}
      {course === 'code' && <Reader x={0} y={4} skin="light" shirt="#3f8f7a" hair="long" scale={0.97} />}
      {course === 'robots' && <Robot x={-4} y={54} wave scale={0.9} />}
    </svg>
  );
}
