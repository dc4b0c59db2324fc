import { type EntityManager } from 'typeorm';
import { RulePreset } from '../content/rule-presets/rule-preset.entity.js';
import { insertFixed } from './insert-fixed.js';

const RULES = [
  {
    key: 'hide',
    title: 'Hide by label',
    description: 'Keeps lessons with chosen labels out of what children see.',
    enabled: true,
  },
  {
    key: 'pin',
    title: 'Keep on top',
    description: 'Shows chosen lessons before all others.',
    enabled: true,
  },
  {
    key: 'weigh',
    title: 'Show more often',
    description: 'Sets how often lessons are taken from each collection.',
    enabled: false,
  },
  {
    key: 'place',
    title: 'Fixed places',
    description: 'Keeps a place on the start page for lessons that must be seen.',
    enabled: true,
  },
  {
    key: 'unsafe',
    title: 'Unsafe content',
    description: 'Finds what is not for children in texts, pictures and sound before it goes online.',
    enabled: false,
  },
  {
    key: 'languages',
    title: 'Languages and signs',
    description: 'Reads Khmer, Chinese and English text in pictures, emoji included.',
    enabled: false,
  },
];

export async function seedRulePresets(manager: EntityManager): Promise<void> {
  await insertFixed(
    manager,
    RulePreset,
    RULES.map((rule, index) => ({ id: index + 1, ...rule })),
  );
}
