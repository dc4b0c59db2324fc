import { type Subject } from '../../content/content/content.constants.js';
import { Html, html } from './html.js';

/** The pictures beside a text. */
export type Scene = 'painting' | 'lost' | 'resting';

const SCREEN = 'M-19-40c2-7 10-7 12 0M7-40c2-7 10-7 12 0';
const SMILE = 'M-8-29c4 5 12 5 16 0';
const WONDER = 'M-5-27c3-4 7-4 10 0';
const SLEEP = 'M-19-40h12M7-40h12';

/** The robot of the school, standing on 0 66. */
function robot({ eyes = SCREEN, mouth = SMILE, arms = '' } = {}): string {
  return (
    '<path d="M0-70v-16" stroke="#5b6b8c" stroke-width="5"/>' +
    '<path d="M0-110c9 8 11 18 0 28-11-10-9-20 0-28Z" fill="#f08aa5"/>' +
    '<path d="M-9-98c1 9 4 14 9 16 5-2 8-7 9-16 4 9 0 17-9 20-9-3-13-11-9-20Z" fill="#e8688b"/>' +
    '<rect x="-42" y="-70" width="84" height="62" rx="18" class="blue"/>' +
    '<rect x="-33" y="-61" width="66" height="44" rx="11" fill="#0e2158"/>' +
    `<path d="${eyes}${mouth}" fill="none" stroke="#8fe3ff" stroke-width="5" stroke-linecap="round"/>` +
    `<g fill="none" stroke="#5b6b8c" stroke-width="8" stroke-linecap="round">${arms}</g>` +
    '<rect x="-30" y="-4" width="60" height="52" rx="14" class="blue"/>' +
    '<path d="M0 12c-8-10-20 0 0 16C20 12 8 2 0 12Z" fill="#ffb65c"/>' +
    '<path d="M-28 50h20v8a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8ZM8 50h20v8a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z" fill="#33426b"/>'
  );
}

const BOTH_ARMS = '<path d="M-30 12c-16 4-22 16-20 28"/><path d="M30 12c16 4 22 16 20 28"/>';
const WAVING = '<path d="M-30 12c-16 4-22 16-20 28"/><path d="M30 10c18-2 26-14 26-32"/>';
const POINTING = '<path d="M-30 12c-16 4-22 16-20 28"/><path d="M30 14c14 2 24-2 34-8"/>';

/** A tall palm of Cambodian fields, from its foot. */
function palm(x: number, y: number, height: number, leaf: string): string {
  const top = y - height;
  const leaves = [-80, -50, -15, 15, 50, 80]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} ${x} ${top})" d="M${x} ${top}c-9-14-8-30 0-44 8 14 9 30 0 44Z"/>`,
    )
    .join('');
  return (
    `<path d="M${x - 5} ${y}c3-${height / 2} 3-${height / 2} 2-${height}h6c-1 ${height / 2}-1 ${height / 2} 3 ${height}Z" fill="#8a6a4f"/>` +
    `<g fill="${leaf}">${leaves}</g><circle cx="${x - 5}" cy="${top + 7}" r="5" fill="#6b3f2a"/><circle cx="${x + 6}" cy="${top + 8}" r="5" fill="#7d4a31"/>`
  );
}

function kite(x: number, y: number): string {
  return (
    `<path d="M${x} ${y}l26 12-14 28-26-12Z" fill="#e8688b"/><path d="M${x} ${y}l12 40M${x + 26} ${y + 12}l-40 16" stroke="#fff" stroke-width="2.5"/>` +
    `<path d="M${x + 12} ${y + 40}c10 22-14 30 0 56" fill="none" stroke="#8b6fd6" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Hills, palms and the robot that greets. Its sky follows light and dark. */
export const HERO = new Html(
  '<svg class="scene" viewBox="0 0 480 300" aria-hidden="true">' +
    '<circle class="sun" cx="372" cy="84" r="46"/>' +
    '<g class="stars" fill="#fff"><circle cx="60" cy="52" r="2.5"/><circle cx="150" cy="30" r="2"/><circle cx="236" cy="66" r="2.5"/><circle cx="300" cy="28" r="2"/><circle cx="440" cy="40" r="2.5"/></g>' +
    '<g class="cloud"><path d="M62 108a20 20 0 0 1 38-9 16 16 0 0 1 24 14 13 13 0 0 1-4 25H68a15 15 0 0 1-6-30Z"/><path d="M250 62a14 14 0 0 1 27-6 12 12 0 0 1 17 10 9 9 0 0 1-3 18h-37a11 11 0 0 1-4-22Z"/></g>' +
    '<path class="far" d="M0 216c60-46 120-52 190-20 60-44 150-56 290 8v96H0Z"/>' +
    palm(404, 226, 112, '#3d8a62') +
    palm(446, 236, 84, '#2c664b') +
    palm(40, 232, 96, '#2c664b') +
    '<path class="near" d="M0 250c90-40 170-34 250-12s160 10 230-8v70H0Z"/>' +
    '<g fill="#f08aa5"><path d="M96 268c-6-8-4-16 0-20 4 4 6 12 0 20Z"/><path d="M90 268c-10-2-14-8-14-14 8 0 14 6 14 14ZM102 268c10-2 14-8 14-14-8 0-14 6-14 14Z"/></g>' +
    '<g fill="#ffb65c"><circle cx="330" cy="266" r="5"/><circle cx="346" cy="276" r="4"/><circle cx="150" cy="280" r="4"/></g>' +
    kite(150, 62) +
    `<g transform="translate(238 206)">${robot({ arms: WAVING })}</g>` +
    '<g transform="translate(304 244)"><path d="M0 0c-12-8-24-8-34-4v30c10-4 22-4 34 4 12-8 24-8 34-4V-4C24-8 12-8 0 0Z" fill="#fffdf9"/><path d="M0 0v30M-26 6c6-1 12 0 18 3M-26 15c6-1 12 0 18 3M26 6c-6-1-12 0-18 3M26 15c-6-1-12 0-18 3" fill="none" stroke="#d8703a" stroke-width="3" stroke-linecap="round"/></g>' +
    '</svg>',
);

const SCENES: Record<Scene, string> = {
  painting:
    '<path d="M20 164c50-14 150-14 200 0v16H20Z" fill="#7fc29b"/>' +
    '<path d="M150 60l-16 104M206 60l16 104M178 40v124" stroke="#8a6a4f" stroke-width="7" stroke-linecap="round"/><rect x="134" y="46" width="88" height="74" rx="6" fill="#fffdf9" stroke="#d8703a" stroke-width="5"/>' +
    '<circle cx="160" cy="72" r="11" fill="#ffb65c"/><path d="M140 114c14-24 26-24 38-6 10-18 24-16 38 6Z" fill="#3d8a62"/>' +
    `<g transform="translate(70 104)">${robot({ arms: POINTING })}<path d="M58 10l14-10" stroke="#8a6a4f" stroke-width="5" stroke-linecap="round"/><path d="M72 0l8-8" stroke="#e8688b" stroke-width="8" stroke-linecap="round"/></g>`,
  lost:
    '<path d="M20 164c50-14 150-14 200 0v16H20Z" fill="#7fc29b"/>' +
    '<path d="M176 168V62" stroke="#8a6a4f" stroke-width="9" stroke-linecap="round"/><path d="M140 62h62l16 14-16 14h-62Z" fill="#ffb65c"/><path d="M212 100h-58l-16 14 16 14h58Z" fill="#f08aa5"/>' +
    `<g transform="translate(84 104)">${robot({ mouth: WONDER, arms: BOTH_ARMS })}</g>` +
    '<path d="M132 22c2-12 20-12 20 0 0 8-9 8-9 17M143 49v1" fill="none" stroke="#8b6fd6" stroke-width="6" stroke-linecap="round"/>',
  resting:
    '<path d="M20 164c50-14 150-14 200 0v16H20Z" fill="#7fc29b"/>' +
    palm(188, 168, 104, '#3d8a62') +
    `<g transform="translate(94 104)">${robot({ eyes: SLEEP, arms: BOTH_ARMS })}</g>` +
    '<path d="M138 40h14l-14 16h14M160 16h10l-10 12h10" fill="none" stroke="#8b6fd6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
};

/** What stands for an item without a cover, in a square of 100 by 75. */
const MOTIFS: Record<Subject, string> = {
  coding:
    '<rect x="16" y="12" width="44" height="15" rx="5" fill="#f77234"/><rect x="26" y="30" width="56" height="15" rx="5" class="blue"/><rect x="26" y="48" width="36" height="15" rx="5" fill="#00a870"/>',
  robotics: `<g transform="translate(50 44) scale(.4)">${robot({ arms: WAVING })}</g>`,
  art: '<path d="M50 12c-24 0-36 14-36 28 0 16 14 23 24 23 8 0 6-8 10-11 5-4 14 1 24-2 9-3 14-10 14-16 0-14-14-22-36-22Z" fill="#d8a878"/><circle cx="34" cy="30" r="6" fill="#e8688b"/><circle cx="52" cy="23" r="6" class="blue"/><circle cx="70" cy="31" r="6" fill="#00a870"/><circle cx="29" cy="46" r="6" fill="#ffb65c"/>',
  maths:
    '<circle cx="30" cy="26" r="14" fill="#ffb65c"/><path d="M66 12l16 28H50Z" fill="#e8688b"/><rect x="18" y="46" width="24" height="20" rx="3" fill="#00a870"/><path d="M56 56h24M68 46v20" class="blue-line" stroke-width="7" stroke-linecap="round"/>',
  science:
    '<path d="M42 12h16M46 12v18L30 58a6 6 0 0 0 6 8h28a6 6 0 0 0 6-8L54 30V12" fill="#fffdf9" stroke="#33426b" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M38 48h24l6 11a4 4 0 0 1-4 5H36a4 4 0 0 1-4-5Z" fill="#00a870"/><circle cx="46" cy="56" r="3" fill="#fff"/><circle cx="55" cy="52" r="2.5" fill="#fff"/><circle cx="72" cy="20" r="5" fill="#ffb65c"/><circle cx="82" cy="32" r="3" fill="#e8688b"/>',
  safety:
    '<path d="M50 8l28 9v20c0 16-12 25-28 31-16-6-28-15-28-31V17Z" class="blue"/><path d="M50 18l18 6v14c0 10-8 16-18 20Z" fill="#4b83ff"/><path d="M38 38l9 9 17-19" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
};

const KINDS = {
  text: '<path d="M4 5h16M4 12h16M4 19h10"/>',
  imageText:
    '<rect x="3" y="4" width="18" height="16" rx="3"/><path d="M4 17l5-5 4 4 3-3 4 4"/><circle cx="15.5" cy="9" r="1"/>',
  video: '<rect x="3" y="4" width="18" height="16" rx="4"/><path d="M10 9l5 3-5 3Z"/>',
};

const LINES =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Drawn once in each page, and used by their names. */
export const SYMBOLS = new Html(
  '<svg class="symbols" width="0" height="0" aria-hidden="true">' +
    Object.entries(MOTIFS)
      .map(([name, shapes]) => `<symbol id="motif-${name}" viewBox="0 0 100 75">${shapes}</symbol>`)
      .join('') +
    Object.entries(SCENES)
      .map(([name, shapes]) => `<symbol id="scene-${name}" viewBox="0 0 240 180">${shapes}</symbol>`)
      .join('') +
    Object.entries(KINDS)
      .map(
        ([name, lines]) => `<symbol id="kind-${name}" viewBox="0 0 24 24"><g ${LINES}>${lines}</g></symbol>`,
      )
      .join('') +
    '<symbol id="heart" viewBox="0 0 24 24"><path d="M12 20.5S3 15 3 8.8A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 9 2.4c0 6.2-9 11.7-9 11.7Z" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></symbol>' +
    `<symbol id="share" viewBox="0 0 24 24"><g ${LINES}><path d="M12 15V3M7 8l5-5 5 5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6"/></g></symbol>` +
    '</svg>',
);

export const LOGO = new Html(
  `<svg class="logo" viewBox="-60 -116 120 190" aria-hidden="true">${robot({ arms: BOTH_ARMS })}</svg>`,
);

export function motifOf(subject: Subject): Html {
  return html`<svg viewBox="0 0 100 75" aria-hidden="true"><use href="#motif-${subject}" /></svg>`;
}
