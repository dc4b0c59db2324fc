import type { Target } from './measure.ts';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Begins and ends within a month, so that both whole months and single days are counted. */
const year = { from: dayBefore(365), to: dayBefore(1) };
const compared = { ...year, compare: 'year' };
const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const posted = (name: string, path: string, body: object): Target[] => [
  { name, path, body },
  { name: `${name}, a year compared`, path, body: { ...body, ...compared } },
];
const read = (name: string, path: string): Target[] => [
  { name, path },
  { name: `${name}, a year compared`, path: `${path}?${query(compared)}` },
];
const rows = (name: string, conditions: Record<string, string>): Target => ({
  name: `rows: ${name}, a year`,
  path: `/api/analysis/content-rows?${query({ ...year, ...conditions })}`,
});

/** Every operation of the analyses, as the pages first ask and over the longest period. */
export const ANALYSES: Target[] = [
  ...['visitors', 'comment', 'published', 'share'].flatMap((quota) =>
    posted(`opinion: ${quota}`, '/api/public-opinion-analysis', { quota }),
  ),
  ...posted('clicks by time of day', '/api/content-period-analysis', {}),
  ...posted('overview', '/api/data-overview', {}),
  ...['retentionTrends', 'userRetention', 'contentConsumptionTrends', 'contentConsumption'].flatMap((quota) =>
    posted(`growth: ${quota}`, '/api/data-chain-growth', { quota }),
  ),
  ...read('popular authors', '/api/popular-author/list'),
  ...read('publications', '/api/analysis/publications'),
  ...read('user actions', '/api/analysis/user-actions'),
  ...read('content types', '/api/analysis/content-types'),
  ...read('publishing sources', '/api/analysis/publishing-sources'),
  rows('content', { measure: 'clicks' }),
  rows('content of a time of day', { measure: 'clicks', step: '7', kind: 'video' }),
  {
    name: 'rows: people, a year',
    path: `/api/analysis/people-rows?${query({ ...year, measure: 'retained' })}`,
  },
];
