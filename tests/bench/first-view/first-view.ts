import { type Browser, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { signIn } from '../measure.ts';
import type { Part } from '../part.ts';
import { median } from '../quantile.ts';
import { withProduct } from '../running.ts';
import { count, ms } from '../table.ts';
import { withHttp2 } from './http2-proxy.ts';
import { type Paints, secondView, view, type View, type Visit } from './view.ts';

const ROUNDS = 3;
const PAGES = ['/login', '/dashboard/workplace', '/list/search-table'];
const LINES = [
  { line: 'slow', goal: 0.4 },
  { line: 'fast', goal: 0.8 },
];
/** Of the largest paint of a second visit on the slow line, in milliseconds: staff come back every day. */
const SECOND_VISIT_GOAL = 1000;
/** Another product with the same addresses, in a process of its own. Its session is any token in the local storage. */
const PEER = process.env.SALA_BENCH_PEER ?? '';

/** Where a product answers, by protocol. */
type Addresses = Record<'HTTP/1.1' | 'HTTP/2', string>;

/** Measures what a visitor with an empty cache sees first. */
export const firstView: Part = {
  name: 'first-view',
  title: 'The first view',
  method:
    '`npm start` and headless Chromium with an empty cache, signed in except on the login page; HTTP/2 through a proxy ' +
    `with TLS. Slow is 1.6 Mbit/s, 150 ms and a processor slowed down four times; "again" is a second visit, with ` +
    `everything in the cache. Medians of ${ROUNDS} rounds; requests ` +
    'and bytes until the page is quiet, with the canvas of the charts and the pictures of the content. The peer is ' +
    'measured in the same rounds where `SALA_BENCH_PEER` names its URL: here Arco Design Pro Vue 2.7.3, as its own ' +
    'configuration builds it, with Brotli and with the answers of its own mocks from a server that keeps all in memory.',
  measure: (bench) =>
    withProduct(bench, async (url) => ({
      columns: ['page', 'line', 'protocol', 'requests', 'bytes', 'FCP', 'LCP', 'LCP, peer', 'ratio', 'goal'],
      rows: await withAddresses(
        url,
        async (ours) => await withAddresses(PEER, async (peer) => await measureAll(ours, peer)),
      ),
    })),
};

async function withAddresses<Result>(
  url: string,
  work: (addresses: Addresses) => Promise<Result>,
): Promise<Result> {
  if (url === '') return await work({ 'HTTP/1.1': '', 'HTTP/2': '' });
  return await withHttp2(url, (secure) => work({ 'HTTP/1.1': url, 'HTTP/2': secure }));
}

async function measureAll(ours: Addresses, peer: Addresses): Promise<string[][]> {
  const token = await signIn(ours['HTTP/1.1']);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      for (const { line, goal } of LINES) {
        for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
          const isSlow = line === 'slow';
          const our = ourVisit(ours[protocol], path, { token, isSlow });
          const their = PEER === '' ? null : peerVisit(peer[protocol], path, isSlow);
          rows.push([path, line, protocol, ...cellsOf(await inTurn(browser, our, their)), `≤ ${goal}`]);
        }
      }
      const again = ourVisit(ours['HTTP/1.1'], path, { token, isSlow: true });
      const paints = cellsOfPaints(await secondViews(browser, again));
      rows.push([path, 'slow, again', 'HTTP/1.1', '', '', ...paints, '', '', `≤ ${ms(SECOND_VISIT_GOAL)}`]);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function ourVisit(base: string, path: string, { token, isSlow }: { token: string; isSlow: boolean }): Visit {
  const stored: Record<string, string> = path === '/login' ? {} : { token };
  return {
    url: base + path,
    stored,
    isSlow,
    shown: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  };
}

function peerVisit(base: string, path: string, isSlow: boolean): Visit {
  const stored: Record<string, string> =
    path === '/login' ? {} : { token: 'any', userRole: 'admin', 'arco-locale': 'en-US' };
  return { url: base + path, stored, isSlow, shown: () => Promise.resolve() };
}

async function inTurn(
  browser: Browser,
  our: Visit,
  their: Visit | null,
): Promise<{ ours: View[]; peers: View[] }> {
  const views: { ours: View[]; peers: View[] } = { ours: [], peers: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    views.ours.push(await view(browser, our));
    if (their !== null) views.peers.push(await view(browser, their));
  }
  return views;
}

async function secondViews(browser: Browser, visit: Visit): Promise<Paints[]> {
  const views: Paints[] = [];
  for (let round = 0; round < ROUNDS; round += 1) views.push(await secondView(browser, visit));
  return views;
}

function cellsOfPaints(paints: Paints[]): string[] {
  return [ms(median(paints.map(({ fcp }) => fcp))), ms(median(paints.map(({ lcp }) => lcp)))];
}

function cellsOf({ ours, peers }: { ours: View[]; peers: View[] }): string[] {
  const middle = (part: keyof View, of = ours) => median(of.map((each) => each[part]));
  const beside =
    peers.length === 0
      ? ['', '']
      : [ms(middle('lcp', peers)), (middle('lcp') / middle('lcp', peers)).toFixed(2)];
  return [count(middle('requests')), count(middle('bytes')), ...cellsOfPaints(ours), ...beside];
}
