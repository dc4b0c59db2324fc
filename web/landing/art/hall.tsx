import { BRAND_COLOR } from '../../src/shared/styles/brand';

const TRIM = '#f2b24c';
const TILE = '#c4592e';

/** The open hall: two roofs with golden ends, four pillars, a raised floor and a screen under the beam. */
export function Hall() {
  return (
    <g>
      <path d="M330 470h780v26H330Z" fill="#a9713f" />
      <path d="M300 496h840v26H300Z" fill="#e7cba0" />
      <g fill="#7c5230">
        <path d="M372 522h22v46h-22ZM560 522h22v46h-22ZM858 522h22v46h-22ZM1046 522h22v46h-22Z" />
      </g>
      <path d="M392 232h656v238H392Z" fill="#8a4b2a" opacity=".12" />
      <g fill="#fdf0d8">
        <path d="M384 226h30v246h-30ZM522 226h26v246h-26ZM892 226h26v246h-26ZM1026 226h30v246h-30Z" />
      </g>
      <g fill={TRIM}>
        <path d="M380 226h38v14h-38ZM518 226h34v14h-34ZM888 226h34v14h-34ZM1022 226h38v14h-38ZM380 458h38v14h-38ZM518 458h34v14h-34ZM888 458h34v14h-34ZM1022 458h38v14h-38Z" />
      </g>
      <path
        d="M312 206c160-6 286-44 408-122 122 78 248 116 408 122 12 6 12 22-2 26H314c-14-4-14-20-2-26Z"
        fill={TILE}
      />
      <path d="M350 206c140-10 256-46 370-116 114 70 230 106 370 116Z" fill="#d9713d" />
      <g stroke="#b54f27" strokeWidth="3" opacity=".55">
        <path d="M470 190h500M530 168h380M588 146h264M640 124h160" />
      </g>
      <path
        d="M506 104c100-10 168-34 214-82 46 48 114 72 214 82 8 4 8 14-2 18H508c-10-4-10-14-2-18Z"
        fill={TILE}
      />
      <path d="M548 102c80-12 134-34 172-74 38 40 92 62 172 74Z" fill="#e58a4e" />
      <path d="M720 46c16 28 46 44 96 54H624c50-10 80-26 96-54Z" fill={TRIM} />
      <path d="M720 66c8 14 24 24 48 30h-96c24-6 40-16 48-30Z" fill="#d9713d" />
      <path d="M720-34c5 18 7 38 7 64h-14c0-26 2-46 7-64Z" fill={TRIM} />
      <g fill="none" stroke={TRIM} strokeWidth="9" strokeLinecap="round">
        <path d="M510 106c-22 2-36-6-40-22M930 106c22 2 36-6 40-22M316 212c-26 2-42-8-46-26M1124 212c26 2 42-8 46-26" />
      </g>
      <path d="M312 226h816v10H312Z" fill={TRIM} />
      <Screen />
    </g>
  );
}

/** The children's project: an elephant that walks when its code blocks are put together. */
function Screen() {
  return (
    <g>
      <path d="M640 236v26M800 236v26" stroke="#7c5230" strokeWidth="4" />
      <rect x="574" y="258" width="292" height="172" rx="12" fill="#14276b" />
      <rect x="584" y="268" width="272" height="152" rx="6" fill="#eaf3ff" />
      <path d="M584 390h272v24a6 6 0 0 1-6 6H590a6 6 0 0 1-6-6Z" fill="#cfe6c3" />
      <g fill={BRAND_COLOR}>
        <path d="M600 284h60a5 5 0 0 1 5 5v17h-40l-5 6-5-6h-20v-17a5 5 0 0 1 5-5Z" />
      </g>
      <path d="M595 310h20l5 6 5-6h54v18h-54l-5 6-5-6h-20Z" fill="#ffb65c" />
      <path d="M595 332h20l5 6 5-6h34v13a5 5 0 0 1-5 5h-54a5 5 0 0 1-5-5Z" fill="#e8688b" />
      <Elephant />
    </g>
  );
}

function Elephant() {
  return (
    <g transform="translate(770 356)">
      <g fill="#7d8fb3">
        <path d="M-50 38V2c0-26 22-40 50-40 30 0 48 12 50 34v42H32V20H14v18H-4V20h-20v18Z" />
        <circle cx="52" cy="-22" r="26" />
        <path d="M68-22c16 2 20 18 16 38-1 6-9 6-9 0 2-12 0-18-8-20Z" />
        <path
          d="M-50-6c-8 4-10 12-10 22"
          fill="none"
          stroke="#7d8fb3"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <path d="M36-38c-16-2-24 10-20 24 8 6 18 4 24-6Z" fill="#63779f" />
      <circle cx="62" cy="-27" r="3.2" fill="#14213f" />
      <path d="M-24-38h32l4 20h-40Z" fill="#e8688b" />
    </g>
  );
}
