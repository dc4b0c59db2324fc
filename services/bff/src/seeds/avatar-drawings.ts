const BACKGROUNDS = ['#cfe3ff', '#ffe1c7', '#d5f2dd', '#ffd6df', '#e6dcff', '#fff0b8', '#c9f0f2'];
const SKINS = ['#f1c9a5', '#e0ac7e', '#c98e5f', '#8d5a3b', '#f6d7bd'];
const HAIRS = ['#2b2118', '#1d1b1f', '#5a3a22', '#3b2a20'];
const SHIRTS = ['#165dff', '#f77234', '#00a870', '#d4380d', '#722ed1', '#0e7c86'];
const SIGNS = [
  // A pencil, a camera, blocks, a heart.
  '<path d="M70 160 L62 194 L96 186 L190 92 L164 66 Z" fill="#fff"/><path d="M164 66 L190 92" stroke="#f7ba1e" stroke-width="12"/>',
  '<rect x="56" y="88" width="104" height="84" rx="16" fill="#fff"/><path d="M168 118 L204 94 V166 L168 142 Z" fill="#fff"/>',
  '<rect x="60" y="132" width="62" height="62" rx="10" fill="#fff"/><rect x="134" y="132" width="62" height="62" rx="10" fill="#ffe8a3"/><rect x="97" y="60" width="62" height="62" rx="10" fill="#fff"/>',
  '<path d="M128 196 C40 136 60 72 100 72 C116 72 128 88 128 96 C128 88 140 72 156 72 C196 72 216 136 128 196 Z" fill="#fff"/>',
];
const HAIR_SHAPES = [
  'M68 118 C62 36 194 36 188 118 C176 88 120 84 68 118 Z',
  'M64 168 C52 20 204 20 192 168 L178 168 C184 104 150 92 128 92 C106 92 72 104 78 168 Z',
  'M66 124 C56 60 116 44 148 56 C196 60 196 100 190 126 C172 96 150 92 66 124 Z',
  'M72 112 C72 68 104 58 128 58 C152 58 184 68 184 112 C160 92 96 92 72 112 Z M116 34 h24 v28 h-24 Z',
];

/**
 * A friendly face made of simple shapes. It depends only on the number, and consecutive numbers look
 * different.
 */
export function face(number: number): string {
  const skin = at(SKINS, number * 3);
  const glasses =
    number % 4 === 0
      ? '<g fill="none" stroke="#333" stroke-width="4"><circle cx="106" cy="126" r="16"/><circle cx="150" cy="126" r="16"/><path d="M122 126 h12"/></g>'
      : '';
  return svg(
    at(BACKGROUNDS, number * 2),
    `<path d="M48 256 C48 196 92 186 128 186 C164 186 208 196 208 256 Z" fill="${at(SHIRTS, number)}"/>
     <rect x="110" y="160" width="36" height="44" rx="16" fill="${skin}"/>
     <ellipse cx="128" cy="126" rx="56" ry="62" fill="${skin}"/>
     <path d="${at(HAIR_SHAPES, number)}" fill="${at(HAIRS, number * 5 + 1)}"/>
     <circle cx="106" cy="126" r="6" fill="#222"/><circle cx="150" cy="126" r="6" fill="#222"/>
     <path d="M106 154 Q128 174 150 154" fill="none" stroke="#8a3b2f" stroke-width="6" stroke-linecap="round"/>
     ${glasses}`,
  );
}

/** The icon of a team: one white shape on a coloured background. */
export function teamSign(number: number): string {
  return svg(at(SHIRTS, number - 1), at(SIGNS, number - 1));
}

function svg(background: string, content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">' +
    `<rect width="256" height="256" fill="${background}"/>${content}</svg>`
  );
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
