export const SKIN = { light: '#e8b48a', warm: '#d99c6c', deep: '#b97a4e' } as const;
const HAIR = '#2a1c22';

interface Look {
  skin: keyof typeof SKIN;
  shirt: string;
  hair: 'short' | 'long' | 'buns' | 'tail';
}

interface Place {
  x: number;
  y: number;
  scale?: number;
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

function Hair({ hair }: Pick<Look, 'hair'>) {
  if (hair === 'long') return <path d="M-30-12c-2-44 62-44 60 0l5 44c-13 7-57 7-70 0Z" fill={HAIR} />;
  if (hair === 'tail') return <path d="M20-24c26-6 34 22 18 46-10-8-16-22-18-46Z" fill={HAIR} />;
  if (hair === 'short') return null;
  return (
    <g fill={HAIR}>
      <circle cx="-24" cy="-32" r="13" />
      <circle cx="24" cy="-32" r="13" />
    </g>
  );
}

/** A face that looks at the viewer. The neck is at (0, 20). */
export function Face({ skin, hair, mouth = 'smile' }: Omit<Look, 'shirt'> & { mouth?: 'smile' | 'laugh' }) {
  return (
    <>
      <Hair hair={hair} />
      <circle cx="-27" cy="-3" r="6" fill={SKIN[skin]} />
      <circle cx="27" cy="-3" r="6" fill={SKIN[skin]} />
      <path d="M-9 14H9v18H-9Z" fill={SKIN[skin]} />
      <path d="M-9 20c6 6 12 6 18 0v4c-6 5-12 5-18 0Z" opacity=".18" />
      <ellipse cy="-6" rx="27" ry="28" fill={SKIN[skin]} />
      <path d="M-28-8c-4-38 60-38 56 0-5-12-13-18-24-18-14 1-25 5-32 18Z" fill={HAIR} />
      <g fill={HAIR}>
        <circle cx="-10" cy="-3" r="3.2" />
        <circle cx="10" cy="-3" r="3.2" />
      </g>
      <g fill="#e8605c" opacity=".35">
        <circle cx="-17" cy="6" r="5" />
        <circle cx="17" cy="6" r="5" />
      </g>
      {mouth === 'smile' ? (
        <path d="M-8 8c4 6 12 6 16 0" fill="none" stroke={HAIR} strokeWidth="2.6" strokeLinecap="round" />
      ) : (
        <path d="M-9 7h18c-1 11-17 11-18 0Z" fill="#8c2f39" />
      )}
    </>
  );
}

/** A child who sits cross-legged with a tablet on their knees. */
export function Reader({ skin, shirt, hair, mouth, ...place }: Look & Place & { mouth?: 'smile' | 'laugh' }) {
  return (
    <g transform={at(place)}>
      <path d="M-58 112c2-24 28-32 58-32s56 8 58 32c-18 14-98 14-116 0Z" fill="#27407d" />
      <path d="M-34 92c-4-40 4-64 34-64s38 24 34 64c-18 8-50 8-68 0Z" fill={shirt} />
      <Face skin={skin} hair={hair} mouth={mouth} />
      <path
        d="M-32 50c-10 14-12 28 4 36M32 50c10 14 12 28-4 36"
        fill="none"
        stroke={shirt}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <rect x="-31" y="62" width="62" height="42" rx="6" fill="#1b2a52" />
      <path d="M-31 88h62v10a6 6 0 0 1-6 6h-50a6 6 0 0 1-6-6Z" fill="#fff" opacity=".08" />
      <g fill={SKIN[skin]}>
        <circle cx="-31" cy="86" r="7.5" />
        <circle cx="31" cy="86" r="7.5" />
      </g>
    </g>
  );
}

/** A child in front of the screen, seen from behind. */
export function Watcher({
  shirt,
  hair,
  hand = false,
  ...place
}: Omit<Look, 'skin'> & Place & { hand?: boolean }) {
  return (
    <g transform={at(place)}>
      {hand && (
        <>
          <path
            d="M24 40C42 26 46 2 44-18"
            fill="none"
            stroke={shirt}
            strokeWidth="14"
            strokeLinecap="round"
          />
          <circle cx="44" cy="-30" r="9" fill={SKIN.warm} />
        </>
      )}
      <path d="M-38 96c-4-50 6-68 38-68s42 18 38 68Z" fill={shirt} />
      <path d="M-8 16H8v14H-8Z" fill={SKIN.warm} />
      <circle cx="-25" cy="0" r="5" fill={SKIN.warm} />
      <circle cx="25" cy="0" r="5" fill={SKIN.warm} />
      <circle cy="-6" r="26" fill={HAIR} />
      {hair === 'buns' && <Hair hair="buns" />}
      {hair === 'long' && <path d="M-25-6h50l4 48c-14 8-44 8-58 0Z" fill={HAIR} />}
      {hair === 'tail' && <path d="M-6-20h12c10 22 10 48 0 66-10-6-18-40-12-66Z" fill="#3b2930" />}
    </g>
  );
}
