import { type EntityManager } from 'typeorm';
import { CONTENT_KINDS, SOURCES, SUBJECTS } from '../content/content/content.constants.js';
import { ContentItem } from '../content/content/content-item.entity.js';
import { type Texts } from './content-texts.js';
import { Random } from './random.js';
import { TOPICS } from './topics.js';

export const FORMS: readonly Texts[] = [
  ['first lesson', '第一课', 'មេរៀនដំបូង'],
  ['try it at home', '在家试一试', 'សាកល្បងនៅផ្ទះ'],
  ['weekend challenge', '周末挑战', 'បញ្ហាប្រឈមចុងសប្តាហ៍'],
  ['ten small questions', '十个小问题', 'សំណួរតូចៗដប់'],
  ['what often goes wrong', '容易出错的地方', 'កន្លែងដែលងាយច្រឡំ'],
  ['teacher notes', '教师笔记', 'កំណត់ចំណាំគ្រូ'],
  ['parents ask', '家长问答', 'សំណួរពីមាតាបិតា'],
  ['show and tell', '作品展示', 'បង្ហាញស្នាដៃ'],
  ['behind the scenes', '幕后花絮', 'ពីក្រោយឆាក'],
  ['holiday camp', '假期营', 'ជំរុំវិស្សមកាល'],
];

export const SEEDED_ITEMS = TOPICS.length * FORMS.length * 3;
const AUTHORS = 12;
const RANDOM_SEED = 360;

/**
 * 360 items (12 topics × 10 forms × 3 languages), a third of each kind. The lower the id, the more popular.
 */
export async function seedContentItems(manager: EntityManager): Promise<void> {
  const random = new Random(RANDOM_SEED);
  const items = Array.from({ length: SEEDED_ITEMS }, (_, index) => {
    const { topic, form, language } = placeOf(index);
    return {
      id: index + 1,
      title: titleOf(TOPICS[topic], FORMS[form], language),
      kind: CONTENT_KINDS[index % 3] ?? 'text',
      subject: SUBJECTS[Math.floor(topic / 2)] ?? 'coding',
      source: random.pick(SOURCES),
      authorId: random.between(1, AUTHORS),
    };
  });
  await manager.insert(ContentItem, items);
  await manager.query(
    `SELECT setval(pg_get_serial_sequence('content_item', 'id'), max(id)) FROM content_item`,
  );
}

/** What an item is about, counted from 0: by topic, form and language. */
export function placeOf(index: number): { topic: number; form: number; language: 0 | 1 | 2 } {
  const set = Math.floor(index / 3);
  const topic = set % TOPICS.length;
  // The forms are rotated from topic to topic, so that items with adjacent ranks have different forms.
  const form = (3 * Math.floor(set / TOPICS.length) + topic) % FORMS.length;
  return { topic, form, language: ((index + set) % 3) as 0 | 1 | 2 };
}

/** The id of the first item of a topic, a form and a language. */
export function itemOf(topic: number, form: number, language: number): number {
  const wanted = JSON.stringify({ topic, form, language });
  const index = Array.from({ length: SEEDED_ITEMS }, (_, at) => at).find(
    (at) => JSON.stringify(placeOf(at)) === wanted,
  );
  if (index === undefined) throw new Error(`There is no item about ${wanted}.`);
  return index + 1;
}

/** The names of topic and form, in the language of the item. */
export function labelsOf(index: number): string[] {
  const { topic, form, language } = placeOf(index);
  return [TOPICS[topic], FORMS[form]].map((texts) => texts?.[language] ?? '');
}

function titleOf(topic: Texts | undefined, form: Texts | undefined, language: number): string {
  const separator = [': ', '：', '៖ '][language] ?? ': ';
  return `${topic?.[language] ?? ''}${separator}${form?.[language] ?? ''}`;
}
