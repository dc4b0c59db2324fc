import { ANALYSES } from './analyses.ts';
import { measureTargets, type Target } from './measure.ts';
import type { Part } from './part.ts';
import { withProduct } from './running.ts';

const TARGETS: Target[] = [
  { name: 'the process alone', path: '/healthz' },
  { name: 'who is signed in', path: '/api/user/info', body: {} },
  { name: 'policies, first page', path: '/api/list/policy' },
  { name: 'policies, filtered', path: '/api/list/policy?name=robot&status=online&sort=count' },
  { name: 'policy figures', path: '/api/policies/summary' },
  { name: 'popular content', path: '/api/popular/list?type=text' },
];

export const operations: Part = {
  name: 'operations',
  title: 'Operations',
  method: '`npm start`, 800 requests each, 8 at a time; as the caller sees it.',
  measure: (bench) =>
    withProduct(bench, (url) => measureTargets(url, TARGETS, { callers: 8, requests: 800, warmUp: 80 })),
};

export const analyses: Part = {
  name: 'analyses',
  title: 'Analyses',
  method:
    '`npm start`, 100 requests each, one after the other; as the caller sees it. With `SALA_DEMO_FACTS=1000000` they ' +
    'count as many facts.',
  measure: (bench) =>
    withProduct(bench, (url) => measureTargets(url, ANALYSES, { callers: 1, requests: 100, warmUp: 10 })),
};
