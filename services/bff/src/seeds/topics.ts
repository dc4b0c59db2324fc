// A script reads this file without compiling it, so its import ends as the source does.
import { type Texts } from './content-texts.ts';

/** Two of each subject, in the order of the subjects. */
export const TOPICS: readonly Texts[] = [
  ['Scratch stories', 'Scratch 小故事', 'រឿងនិទាន Scratch'],
  ['My first web page', '我的第一个网页', 'គេហទំព័រដំបូងរបស់ខ្ញុំ'],
  ['Robot friends', '机器人伙伴', 'មិត្តរ៉ូបូត'],
  ['Tiny computers', '迷你电脑', 'កុំព្យូទ័រតូចៗ'],
  ['Pixel art', '像素画', 'សិល្បៈភីកសែល'],
  ['Music with code', '用代码做音乐', 'តន្ត្រីពីកូដ'],
  ['Number puzzles', '数字谜题', 'ល្បែងលេខ'],
  ['Shapes and patterns', '图形与规律', 'រូបរាង និងលំនាំ'],
  ['Kitchen science', '厨房里的科学', 'វិទ្យាសាស្ត្រក្នុងផ្ទះបាយ'],
  ['Stars over Phnom Penh', '金边的星空', 'ផ្កាយលើមេឃភ្នំពេញ'],
  ['Safe on the internet', '安全上网', 'សុវត្ថិភាពលើអ៊ីនធឺណិត'],
  ['Kind words online', '网上好好说话', 'ពាក្យល្អលើបណ្តាញ'],
];
