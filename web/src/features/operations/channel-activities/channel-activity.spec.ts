import { expect, it } from 'vitest';
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

it('has nothing against what the server takes', () => {
  expect(problemsOf(good)).toEqual({});
});

it('requires all but the notification', () => {
  const fields = [...stepFields.basic, ...stepFields.channel].filter((field) => field !== 'pushNotify');
  const expected = fields.map((field) => [field, { rule: 'required', params: {} }]);
  expect(problemsOf(newActivity)).toEqual(Object.fromEntries(expected));
});

it.each<[Partial<ActivityValues>, string]>([
  [{ activityName: 'two words' }, 'pattern'],
  [{ activityName: '夏'.repeat(21) }, 'tooLong'],
  [{ promotionTime: ['2026-08-01 09:00:00', ''] }, 'required'],
  [{ promotionTime: ['', '2026-08-01 09:00:00'] }, 'required'],
  [{ promotionTime: ['2026-08-01 09:00:00', '2026-08-01 08:59:00'] }, 'range'],
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
