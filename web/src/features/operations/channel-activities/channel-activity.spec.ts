import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ActivityValues, newActivity, problemsOf, stepFields } from './channel-activity';

const good: ActivityValues = {
  activityName: '机器人2026',
  channelType: 'App store',
  promotionTime: ['2026-08-01 09:00:00', '2026-08-31 18:00:00'],
  promoteLink: 'https://sala.example/robots',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['robots'],
  pushNotify: false,
  advertisingContent: 'Build a robot.',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-15T09:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('has nothing against what the server takes', () => {
  expect(problemsOf(good)).toEqual({});
});

it('requires all but the notification', () => {
  const fields = [...stepFields.basic, ...stepFields.channel].filter((field) => field !== 'pushNotify');
  const expected = fields.map((field) => [field, { rule: 'required', params: {} }]);
  expect(problemsOf(newActivity)).toEqual(Object.fromEntries(expected));
});

it.each<[Partial<ActivityValues>, string]>([
  [{ activityName: 'two words' }, 'space'],
  [{ activityName: 'ជំរុំ!' }, 'character'],
  [{ activityName: '夏'.repeat(21) }, 'tooLong'],
  [{ promotionTime: ['2026-08-01 09:00:00', ''] }, 'required'],
  [{ promotionTime: ['', '2026-08-01 09:00:00'] }, 'required'],
  [{ promotionTime: ['2026-08-01 09:00:00', '2026-08-01 08:59:00'] }, 'range'],
  [{ promotionTime: ['2026-08-01 09:00:00', '2026-08-01 09:00:00'] }, 'range'],
  [{ promotionTime: ['1999-08-01 09:00:00', '2026-08-01 09:00:00'] }, 'past'],
  [{ promotionTime: ['2026-07-14 23:59:00', '2026-08-01 09:00:00'] }, 'past'],
  [{ promotionTime: ['2026-07-15 00:00:00', '2026-07-15 08:59:00'] }, 'past'],
  [{ promotionTime: ['2026-08-01 9:3', '2026-08-01 09:00:00'] }, 'pattern'],
  [{ promoteLink: 'sala.example' }, 'pattern'],
  [{ promoteLink: 'ftp://sala.example' }, 'pattern'],
  [{ promoteLink: 'http://sala.example:99999' }, 'pattern'],
  [{ advertisingSource: ' ' }, 'required'],
  [{ keyword: Array.from({ length: 21 }, (_, index) => `word ${index}`) }, 'tooMany'],
  [{ advertisingContent: 'ស្ត្រី'.repeat(201) }, 'tooLong'],
])('refuses what breaks a rule: %#', (change, rule) => {
  const [field] = Object.keys(change);
  expect(problemsOf({ ...good, ...change })).toMatchObject({ [field ?? '']: { rule } });
  expect(Object.keys(problemsOf({ ...good, ...change }))).toEqual([field]);
});

it('takes today, names of any script, and the passed start of what is corrected', () => {
  expect(problemsOf({ ...good, promotionTime: ['2026-07-15 00:00:00', '2026-07-15 09:01:00'] })).toEqual({});
  expect(problemsOf({ ...good, activityName: 'ជំរុំរដូវក្តៅ២០២៦' })).toEqual({});
  expect(problemsOf({ ...good, activityName: 'ស្ត្រី'.repeat(20) })).toEqual({});
  const running = { ...good, promotionTime: ['2026-07-01 00:00:00', '2026-08-01 00:00:00'] } as const;
  expect(
    problemsOf({ ...running, promotionTime: [...running.promotionTime] }, '2026-07-01 00:00:00'),
  ).toEqual({});
});
