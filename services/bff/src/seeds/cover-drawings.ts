// A script reads this file without compiling it, so its import ends as the source does.
import { type Texts } from './content-texts.ts';

interface Motif {
  background: string;
  /** Shapes in a square of 200. */
  shapes: string;
  /** What they show. */
  text: Texts;
}

const WHITE = '#ffffff';
const INK = '#1d2129';
const BLUE = '#165dff';
const ORANGE = '#f77234';
const GREEN = '#00a870';
const YELLOW = '#f7ba1e';

/** In the order of the topics. */
export const TOPIC_MOTIFS: readonly Motif[] = [
  {
    background: '#ffe1c7',
    shapes:
      `<rect x="20" y="24" width="130" height="44" rx="10" fill="${ORANGE}"/>` +
      `<rect x="44" y="78" width="130" height="44" rx="10" fill="${BLUE}"/>` +
      `<rect x="44" y="132" width="96" height="44" rx="10" fill="${GREEN}"/>`,
    text: ['Three coloured blocks, one on another', '三块叠在一起的彩色积木', 'ប្លុកពណ៌បីដាក់លើគ្នា'],
  },
  {
    background: '#cfe3ff',
    shapes:
      `<rect x="14" y="30" width="172" height="140" rx="12" fill="${WHITE}"/><rect x="14" y="30" width="172" height="30" rx="12" fill="${BLUE}"/>` +
      `<rect x="32" y="78" width="70" height="14" rx="7" fill="${INK}"/><rect x="32" y="104" width="60" height="10" rx="5" fill="#86909c"/>` +
      `<rect x="32" y="124" width="66" height="10" rx="5" fill="#86909c"/><circle cx="142" cy="112" r="30" fill="${YELLOW}"/>`,
    text: ['A web page with a heading and a picture', '有标题和图片的网页', 'គេហទំព័រមានចំណងជើង និងរូបភាព'],
  },
  {
    background: '#d5f2dd',
    shapes:
      `<path d="M100 20 V48" stroke="${INK}" stroke-width="6"/><circle cx="100" cy="16" r="9" fill="${ORANGE}"/>` +
      `<rect x="46" y="46" width="108" height="80" rx="18" fill="${BLUE}"/><circle cx="78" cy="82" r="13" fill="${WHITE}"/><circle cx="122" cy="82" r="13" fill="${WHITE}"/>` +
      `<path d="M78 108 Q100 120 122 108" fill="none" stroke="${WHITE}" stroke-width="6"/><circle cx="66" cy="158" r="24" fill="${INK}"/><circle cx="134" cy="158" r="24" fill="${INK}"/>`,
    text: ['A robot with two wheels', '有两个轮子的机器人', 'រ៉ូបូតមានកង់ពីរ'],
  },
  {
    background: '#c9f0f2',
    shapes:
      `<rect x="40" y="40" width="120" height="120" rx="14" fill="#0e7c86"/><rect x="74" y="74" width="52" height="52" rx="6" fill="${INK}"/><circle cx="62" cy="62" r="8" fill="${YELLOW}"/>` +
      `<path d="M64 160 V184 M100 160 V184 M136 160 V184 M64 16 V40 M100 16 V40 M136 16 V40" stroke="#86909c" stroke-width="10"/>`,
    text: ['A small computer with a lamp', '带一盏灯的小电脑', 'កុំព្យូទ័រតូចមានអំពូលមួយ'],
  },
  {
    background: '#e6dcff',
    shapes: ['..xx..', '.xxxx.', 'xoxxox', 'xxxxxx', 'x.xx.x', '.x..x.']
      .flatMap((row, y) =>
        Array.from(row, (sign, x) =>
          sign === '.'
            ? ''
            : `<rect x="${10 + x * 30}" y="${10 + y * 30}" width="30" height="30" fill="${sign === 'x' ? '#722ed1' : WHITE}"/>`,
        ),
      )
      .join(''),
    text: ['A figure made of squares', '用小方格拼成的小人', 'រូបមួយធ្វើពីការ៉េតូចៗ'],
  },
  {
    background: '#ffd6df',
    shapes:
      `<path d="M70 150 V46 L160 28 V132" fill="none" stroke="${INK}" stroke-width="12"/><ellipse cx="52" cy="152" rx="26" ry="20" fill="${INK}"/><ellipse cx="142" cy="134" rx="26" ry="20" fill="${INK}"/>` +
      `<path d="M70 76 L160 58" stroke="${INK}" stroke-width="12"/>`,
    text: ['Two notes of a tune', '曲子里的两个音符', 'សញ្ញាតន្ត្រីពីរ'],
  },
  {
    background: '#fff0b8',
    shapes: [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((at) => {
        const [x, y] = [14 + (at % 3) * 60, 14 + Math.floor(at / 3) * 60];
        const isHidden = at === 4;
        const dots = Array.from(
          { length: isHidden ? 0 : (at % 3) + 1 },
          (_, dot) => `<circle cx="${x + 14 + dot * 12}" cy="${y + 26}" r="5" fill="${INK}"/>`,
        );
        return `<rect x="${x}" y="${y}" width="52" height="52" rx="8" fill="${isHidden ? ORANGE : WHITE}"/>${dots.join('')}`;
      })
      .join(''),
    text: [
      'Nine boxes with dots, one of them hidden',
      '九个带圆点的格子，其中一个被藏起来',
      'ប្រអប់ប្រាំបួនមានចំណុច មួយត្រូវបានលាក់',
    ],
  },
  {
    background: '#d5f2dd',
    shapes:
      `<circle cx="56" cy="56" r="38" fill="${BLUE}"/><rect x="106" y="18" width="76" height="76" fill="${YELLOW}"/><path d="M56 106 L96 182 H16 Z" fill="${ORANGE}"/>` +
      `<path d="M144 104 L184 144 L144 184 L104 144 Z" fill="${GREEN}"/>`,
    text: [
      'A circle, a square, a triangle and a diamond',
      '圆形、正方形、三角形和菱形',
      'រង្វង់ ការ៉េ ត្រីកោណ និងចតុកោណស្មើ',
    ],
  },
  {
    background: '#cfe3ff',
    shapes:
      `<path d="M82 24 H118 V80 L168 170 Q172 184 156 184 H44 Q28 184 32 170 L82 80 Z" fill="${WHITE}"/><path d="M62 120 H138 L168 170 Q172 184 156 184 H44 Q28 184 32 170 Z" fill="${GREEN}"/>` +
      `<circle cx="84" cy="150" r="9" fill="${WHITE}"/><circle cx="116" cy="138" r="6" fill="${WHITE}"/>`,
    text: ['A glass with bubbles', '冒着气泡的玻璃瓶', 'កែវមានពពុះ'],
  },
  {
    background: '#1d2b53',
    shapes:
      `<circle cx="136" cy="62" r="36" fill="${YELLOW}"/><circle cx="152" cy="52" r="32" fill="#1d2b53"/><circle cx="40" cy="40" r="5" fill="${WHITE}"/><circle cx="80" cy="88" r="4" fill="${WHITE}"/><circle cx="34" cy="112" r="4" fill="${WHITE}"/>` +
      `<path d="M10 184 V160 H50 L70 126 L90 160 H120 L146 108 L172 160 H190 V184 Z" fill="${ORANGE}"/>`,
    text: ['The moon and stars over roofs', '屋顶上的月亮和星星', 'ព្រះចន្ទ និងផ្កាយលើដំបូល'],
  },
  {
    background: '#ffe1c7',
    shapes:
      `<path d="M64 92 V66 A36 36 0 0 1 136 66 V92" fill="none" stroke="${INK}" stroke-width="14"/><rect x="40" y="88" width="120" height="92" rx="16" fill="${BLUE}"/>` +
      `<circle cx="100" cy="126" r="12" fill="${WHITE}"/><rect x="95" y="130" width="10" height="28" rx="5" fill="${WHITE}"/>`,
    text: ['A closed lock', '一把锁好的锁', 'មេសោបិទ'],
  },
  {
    background: '#ffd6df',
    shapes:
      `<path d="M26 30 H174 Q186 30 186 44 V124 Q186 138 174 138 H96 L58 176 V138 H26 Q14 138 14 124 V44 Q14 30 26 30 Z" fill="${WHITE}"/>` +
      `<path d="M100 120 C60 92 64 58 84 58 C94 58 100 66 100 72 C100 66 106 58 116 58 C136 58 140 92 100 120 Z" fill="#d4380d"/>`,
    text: ['A speech bubble with a heart', '画着爱心的对话气泡', 'ពពុះសន្ទនាមានបេះដូង'],
  },
];

const STEPS: Texts = [', in three steps', '，分三步', ' ជាបីជំហាន'];

export interface Drawing {
  svg: string;
  text: Texts;
}

/** For each topic a cover, and a picture for its texts. They depend on nothing else, so they are the same on every machine. */
export function topicDrawings(): { cover: Drawing; inside: Drawing }[] {
  return TOPIC_MOTIFS.map(({ background, shapes, text }) => {
    const [en, zh, km] = text;
    const steps = [0, 1, 2].map((at) => {
      const scale = 0.6 + at * 0.2;
      const [x, y] = [176 + at * 304 - 100 * scale, 270 - 100 * scale];
      return (
        `<rect x="${36 + at * 304}" y="110" width="280" height="320" rx="24" fill="${WHITE}" opacity="0.55"/>` +
        `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`
      );
    });
    return {
      cover: { svg: svg(background, `<g transform="translate(280 70) scale(2)">${shapes}</g>`), text },
      inside: {
        svg: svg(background, steps.join('')),
        text: [`${en}${STEPS[0]}`, `${zh}${STEPS[1]}`, `${km}${STEPS[2]}`],
      },
    };
  });
}

function svg(background: string, content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">' +
    `<rect width="960" height="540" fill="${background}"/>${content}</svg>`
  );
}
