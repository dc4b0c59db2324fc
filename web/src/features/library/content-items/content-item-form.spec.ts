import { expect, test } from 'vitest';
import { type ContentItemDraft, contentItemForm, problemsOf, requestOf } from './content-item-form';

const draft: ContentItemDraft = {
  ...contentItemForm(null, 'km-KH', () => Promise.reject(new Error('Nothing is sent.'))).values,
  title: ' Robot friends ',
  kind: 'text',
  language: 'km-KH',
  subject: 'robotics',
  source: 'teachers',
  authorId: { id: 3, name: 'Keo Vanna' },
  agesFrom: 8,
  agesTo: 12,
  summary: ' Three wheels. ',
  labels: ['robots'],
  body: '# Hello\n',
  videoAddress: 'https://example.org/forgotten',
  video: '',
  cover: '',
  coverText: '',
  externalId: ' lesson-1 ',
};
const rules = (change: Partial<ContentItemDraft>) =>
  Object.entries(problemsOf({ ...draft, ...change })).map(([field, problem]) =>
    'rule' in problem ? `${field}: ${problem.rule}` : field,
  );

test('sends what belongs to the kind, without blanks around it', () => {
  expect(requestOf(draft)).toMatchObject({
    ...{ title: 'Robot friends', kind: 'text', language: 'km-KH', subject: 'robotics', source: 'teachers' },
    ...{ authorId: 3, agesFrom: 8, agesTo: 12, summary: 'Three wheels.', labels: ['robots'] },
    ...{ body: '# Hello\n', videoAddress: '', video: '', cover: '', coverText: '', externalId: 'lesson-1' },
  });
  expect(requestOf({ ...draft, kind: 'video', videoAddress: ' https://example.org/v ' })).toMatchObject({
    body: '',
    videoAddress: 'https://example.org/v',
  });
});

test('finds nothing wrong with a complete draft', () => {
  expect(rules({})).toEqual([]);
  // Under the own name.
  expect(rules({ authorId: null })).toEqual([]);
});

test.each<[Partial<ContentItemDraft>, string]>([
  [{ title: ' ' }, 'title: required'],
  [{ title: 'x'.repeat(81) }, 'title: tooLong'],
  [{ subject: '' }, 'subject: required'],
  [{ source: '' }, 'source: required'],
  [{ agesFrom: '' }, 'agesFrom: required'],
  [{ agesTo: 7 }, 'agesTo: wrong'],
  [{ summary: 'word '.repeat(201) }, 'summary: tooLong'],
  [{ labels: Array.from({ length: 11 }, (_, at) => `label ${at}`) }, 'labels: tooMany'],
  [{ labels: ['x'.repeat(31)] }, 'labels: tooLong'],
  [{ cover: `${'a'.repeat(40)}-1x1`, coverText: ' ' }, 'coverText: required'],
  [{ cover: 'a', coverText: 'A' }, 'cover: pattern'],
  [{ kind: 'video', videoAddress: 'http://example.org/v' }, 'videoAddress: pattern'],
])('%j breaks a rule', (change, expected) => {
  expect(rules(change)).toEqual([expected]);
});

test('counts words in scripts without spaces', () => {
  expect(rules({ summary: 'កុមារអានសៀវភៅ'.repeat(120) })).toEqual(['summary: tooLong']);
  expect(rules({ summary: '机器人 朋友 '.repeat(60) })).toEqual([]);
});
