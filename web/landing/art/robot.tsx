import { BRAND_COLOR } from '../../src/shared/styles/brand';

interface Props {
  x: number;
  y: number;
  scale?: number;
  /** Whether it holds a watering can. */
  can?: boolean;
  wave?: boolean;
}

const BODY = BRAND_COLOR;
const LIMB = { fill: 'none', stroke: '#5b6b8c', strokeWidth: 8, strokeLinecap: 'round' } as const;

/** The robot mascot. Its head is a screen and its antenna is a lotus bud. */
export function Robot({ x, y, scale = 1, can = false, wave = false }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-70v-16" stroke="#5b6b8c" strokeWidth="5" />
      <path d="M0-110c9 8 11 18 0 28-11-10-9-20 0-28Z" fill="#f08aa5" />
      <path d="M-9-98c1 9 4 14 9 16 5-2 8-7 9-16 4 9 0 17-9 20-9-3-13-11-9-20Z" fill="#e8688b" />
      <rect x="-42" y="-70" width="84" height="62" rx="18" fill={BODY} />
      <rect x="-33" y="-61" width="66" height="44" rx="11" fill="#0e2158" />
      <g fill="none" stroke="#8fe3ff" strokeWidth="5" strokeLinecap="round">
        <path d="M-19-40c2-7 10-7 12 0M7-40c2-7 10-7 12 0M-8-29c4 5 12 5 16 0" />
      </g>
      <rect x="-30" y="-4" width="60" height="52" rx="14" fill={BODY} />
      <path d="M0 12c-8-10-20 0 0 16C20 12 8 2 0 12Z" fill="#ffb65c" />
      <path d="M-30 12c-16 4-22 16-20 28" {...LIMB} />
      <path d={wave ? 'M30 10c18-2 26-14 26-32' : 'M30 12c18 2 28 8 36 16'} {...LIMB} />
      <g fill="#33426b">
        <rect x="-28" y="50" width="20" height="16" rx="8" />
        <rect x="8" y="50" width="20" height="16" rx="8" />
      </g>
      {can && (
        <g>
          <path d="M64 20h34v30a6 6 0 0 1-6 6H70a6 6 0 0 1-6-6Z" fill="#d8703a" />
          <path d="M98 44c14-2 18-10 24-20l8 6c-8 16-16 26-32 28Z" fill="#d8703a" />
          <path d="M66 22c2-20 28-20 30 0" fill="none" stroke="#b2552a" strokeWidth="5" />
          <g stroke="#6db7f2" strokeWidth="4" strokeLinecap="round">
            <path d="M130 40l6 14M140 34l10 16M126 54l2 12" />
          </g>
        </g>
      )}
    </g>
  );
}
