import { BRAND_COLOR } from '../../../../../shared/styles/brand';
import { Child } from './child';

/** A girl at a laptop, with the blocks of her first program around her. */
export function BlocksArt() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true">
      <circle cx="240" cy="170" r="168" fill="#fff" opacity="0.07" />
      <g stroke="#ffd27a" strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" fill="none">
        <path d="M118 128c40-40 70-44 104-44M362 128c-30-34-60-44-104-44" />
      </g>
      <g>
        <path
          d="M52 112h84c4 0 8 4 8 8v14c0 4 8 4 8 9s-8 5-8 9v10c0 4-4 8-8 8H52c-4 0-8-4-8-8v-42c0-4 4-8 8-8Z"
          fill="#ffb65c"
        />
        <path d="M64 133h44M64 150h28" stroke="#7a3d10" strokeWidth="6" strokeLinecap="round" />
        <rect x="336" y="112" width="104" height="58" rx="8" fill="#4fd1c5" />
        <path
          d="m368 128-14 13 14 13M408 128l14 13-14 13"
          fill="none"
          stroke="#0b4a49"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="190" y="28" width="100" height="52" rx="8" fill="#ff8f6b" />
        <path d="m228 40 26 14-26 14Z" fill="#fff" />
        <rect x="62" y="204" width="74" height="40" rx="8" fill="#f6d365" />
        <circle cx="84" cy="224" r="7" fill="#7a5a10" />
        <circle cx="112" cy="224" r="7" fill="#7a5a10" />
        <rect x="348" y="204" width="74" height="40" rx="8" fill="#c4b5fd" />
        <path d="M364 224h42" stroke="#4c3a94" strokeWidth="6" strokeLinecap="round" />
      </g>
      <Child x={240} y={176} skin="#e8b08a" shirt="#ff9f5a" hair="long" />
      <rect x="164" y="214" width="152" height="92" rx="10" fill="#dfe8fb" />
      <path d="M240 244c2 7 8 12 18 14-1 3-3 5-6 5h-24c-3 0-5-2-6-5 10-2 16-7 18-14Z" fill={BRAND_COLOR} />
      <rect x="228" y="266" width="24" height="16" rx="2" fill={BRAND_COLOR} />
      <rect x="142" y="304" width="196" height="12" rx="6" fill="#b9c9ee" />
      <rect x="60" y="316" width="360" height="18" rx="4" fill="#d9b98a" />
      <g fill="#b8925f">
        <rect x="92" y="334" width="16" height="26" />
        <rect x="372" y="334" width="16" height="26" />
      </g>
    </svg>
  );
}
