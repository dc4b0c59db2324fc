import { type EntityManager } from 'typeorm';
import { RulePreset } from '../delivery/rule-presets/rule-preset.entity.js';
import { type PresetKey, type PresetParameters } from '../delivery/rule-presets/rule-presets.constants.js';
import { FORMS, itemOf } from './content-items.seed.js';
import { insertFixed } from './insert-fixed.js';
import { TOPICS } from './topics.js';

const RULES: readonly { key: PresetKey; title: string; description: string }[] = [
  {
    key: 'hide',
    title: 'Hide by label',
    description: 'Keeps lessons with chosen labels out of what children see.',
  },
  {
    key: 'pin',
    title: 'Keep on top',
    description: 'Shows chosen lessons before all others.',
  },
  {
    key: 'weigh',
    title: 'Show more often',
    description: 'Shows lessons with chosen labels more often in turn.',
  },
  {
    key: 'place',
    title: 'Fixed places',
    description: 'Keeps lessons that must be seen at fixed places.',
  },
  {
    key: 'unsafe',
    title: 'Unsafe content',
    description: 'Keeps lessons back whose texts have words that are not for children.',
  },
  {
    key: 'languages',
    title: 'Languages and signs',
    description: 'Shows lessons in chosen languages only, judged by their signs, emoji included.',
  },
];

/** All of them, off and without parameters, unless there are some. */
export async function seedRulePresets(manager: EntityManager): Promise<void> {
  if (await manager.existsBy(RulePreset, {})) return;
  await insertFixed(
    manager,
    RulePreset,
    RULES.map((rule, index) => ({ id: index + 1, ...rule })),
  );
}

const TEACHER_NOTES = 5;
const FIRST_LESSON = 0;
const TRY_AT_HOME = 1;
const SAFE_ON_THE_INTERNET = 10;
const KIND_WORDS = 11;
const LANGUAGES = [0, 1, 2] as const;

/** What is written for teachers is hidden, and lessons about safety come first. */
const SAMPLES: Partial<Record<PresetKey, { enabled: boolean; parameters: PresetParameters }>> = {
  hide: { enabled: true, parameters: { labels: [...(FORMS[TEACHER_NOTES] ?? [])] } },
  pin: {
    enabled: true,
    parameters: {
      itemIds: LANGUAGES.map((language) => itemOf(SAFE_ON_THE_INTERNET, FIRST_LESSON, language)),
    },
  },
  weigh: {
    enabled: false,
    parameters: { weights: (TOPICS[0] ?? []).map((label) => ({ label, weight: 3 })) },
  },
  place: {
    enabled: true,
    parameters: {
      places: LANGUAGES.map((language) => ({
        place: 2 * language + 3,
        itemId: itemOf(KIND_WORDS, TRY_AT_HOME, language),
      })),
    },
  },
  unsafe: { enabled: false, parameters: { words: ['casino', '赌场', 'ល្បែងស៊ីសង'] } },
  languages: {
    enabled: false,
    parameters: { languages: ['zh-CN', 'en-US', 'km-KH'], withoutEmoji: false },
  },
};

/** What nobody has changed yet gets parameters. */
export async function seedRuleParameters(manager: EntityManager): Promise<void> {
  for (const [key, sample] of Object.entries(SAMPLES))
    await manager.update(RulePreset, { key, version: 1 }, sample);
  await manager.query(`UPDATE content_item SET hidden = hidden WHERE online = 'online'`);
}
