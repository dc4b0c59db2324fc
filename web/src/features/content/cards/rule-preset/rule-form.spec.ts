import { describe, expect, it } from 'vitest';
import type { RulePresetDetailDto } from '../../../../api/generated/model';
import { arrange, draftOf, fieldsOf, parametersOf, problemsOf, type RuleDraft } from './rule-form';

const detail = (key: string, parameters: RulePresetDetailDto['parameters']): RulePresetDetailDto => ({
  ...{ id: 1, key, title: '', description: '', enable: false, actionType: 'switch', actions: [] },
  ...{ isComplete: true, version: 1, parameters },
  items: [{ id: 7, title: 'Seven', language: 'en-US', online: 'online' }],
});
const empty = draftOf(detail('hide', {}));
const rulesOf = (key: string, change: Partial<RuleDraft>) =>
  Object.entries(problemsOf(key, { ...empty, ...change })).map(([field, found]) => [
    field,
    'rule' in found ? found.rule : found.text,
  ]);

describe('the parameters of a rule', () => {
  it.each([
    ['hide', { labels: ['a'] }],
    ['pin', { itemIds: [7, 8] }],
    ['weigh', { weights: [{ label: 'a', weight: 3 }] }],
    ['place', { places: [{ itemId: 7, place: 2 }] }],
    ['unsafe', { words: ['bad'] }],
    ['languages', { languages: ['km-KH' as const], withoutEmoji: true }],
  ])('of %s are sent as they were read', (key, parameters) => {
    const draft = draftOf(detail(key, parameters));
    expect(parametersOf(key, draft)).toEqual(parameters);
    expect(problemsOf(key, draft)).toEqual({});
  });

  it('name items by their titles, and those that are gone by their numbers', () => {
    const draft = draftOf(detail('pin', { itemIds: [7, 8] }));
    expect(draft['parameters.itemIds']).toEqual([
      { id: 7, name: 'Seven' },
      { id: 8, name: '8' },
    ]);
  });

  it('keep their places when items are moved, and leave those that are missing to the last', () => {
    const line = (id: number, place: number | null) => ({ item: { id, name: '' }, place });
    expect(arrange([line(3, 9), line(1, 2), line(2, null), line(4, 4)])).toEqual([
      ...[line(3, 2), line(1, 4), line(2, 9), line(4, null)],
    ]);
  });

  it.each(['hide', 'pin', 'weigh', 'place', 'unsafe', 'languages'])('of %s need an entry', (key) => {
    expect(rulesOf(key, {})).toEqual([[fieldsOf(key)[0], 'required']]);
  });

  it.each<[string, Partial<RuleDraft>, string[]]>([
    ['weigh', { 'parameters.weights': [{ label: 'a', weight: 10 }] }, ['parameters.weights', 'range']],
    ['weigh', { 'parameters.weights': [{ label: 'a', weight: null }] }, ['parameters.weights', 'required']],
    [
      'place',
      {
        'parameters.places': [
          { item: { id: 1, name: '' }, place: 1 },
          { item: { id: 2, name: '' }, place: 1 },
        ],
      },
      ['parameters.places', 'wrong'],
    ],
    ['unsafe', { 'parameters.words': ['Bad', 'bad'] }, ['parameters.words', 'wrong']],
    ['unsafe', { 'parameters.words': ['Caf\u00E9', 'cafe\u0301'] }, ['parameters.words', 'wrong']],
    ['unsafe', { 'parameters.words': ['x'] }, ['parameters.words', 'tooShort']],
  ])('of %s: %j', (key, change, found) => {
    expect(rulesOf(key, change)).toEqual([found]);
  });

  it('of a rule of a newer server are none', () => {
    expect([fieldsOf('newer'), parametersOf('newer', empty), problemsOf('newer', empty)]).toEqual([
      [],
      {},
      {},
    ]);
  });
});
