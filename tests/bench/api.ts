import { performance } from 'node:perf_hooks';
import terminal from '../../scripts/launcher/terminal.cjs';
import { quantile } from './figures.ts';

const CALLERS = 8;
const REQUESTS = 800;
const WARM_UP = 80;

interface Target {
  name: string;
  path: string;
  body?: object;
}

const TARGETS: Target[] = [
  { name: 'the process alone', path: '/healthz' },
  { name: 'who is signed in', path: '/api/user/info', body: {} },
  { name: 'policies, first page', path: '/api/list/policy' },
  { name: 'policies, filtered', path: '/api/list/policy?name=robot&status=online&sort=count' },
  { name: 'policy figures', path: '/api/policies/summary' },
  { name: 'popular content', path: '/api/popular/list?type=text' },
  { name: 'public opinion', path: '/api/public-opinion-analysis', body: { quota: 'visitors' } },
  { name: 'data overview', path: '/api/data-overview', body: {} },
];

async function request(url: string, token: string, { path, body }: Target): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 20000) throw new Error(`${path} answered ${code}`);
  return performance.now() - started;
}

async function measure(url: string, token: string, target: Target, requests: number): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const caller = async (): Promise<void> => {
    while (left-- > 0) times.push(await request(url, token, target));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times.toSorted((a, b) => a - b);
}

/** How fast the API answers, as several callers at a time see it. */
export async function benchApi(url: string, token: string): Promise<void> {
  terminal.say(`  ${REQUESTS} requests each, ${CALLERS} callers at a time; as the caller sees it\n`);
  terminal.say(`  ${''.padEnd(24)}      p50       p95       p99   per second`);
  for (const target of TARGETS) {
    await measure(url, token, target, WARM_UP);
    const started = performance.now();
    const times = await measure(url, token, target, REQUESTS);
    const rate = Math.round((times.length / (performance.now() - started)) * 1000);
    const row = [0.5, 0.95, 0.99].map((share) => quantile(times, share)).join(' ');
    terminal.say(`  ${target.name.padEnd(24)}${row}   ${String(rate).padStart(10)}`);
  }
}
