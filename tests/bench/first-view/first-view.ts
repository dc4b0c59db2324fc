import { signIn } from '../measure.ts';
import type { Part } from '../part.ts';
import { median } from '../quantile.ts';
import { withProduct } from '../running.ts';
import { count, ms } from '../table.ts';
import { withHttp2 } from './http2-proxy.ts';
import { type Line, type View, viewsOf, type Visit } from './view.ts';

const ROUNDS = 3;
const PAGES = ['/login', '/dashboard/workplace', '/list/search-table'];
const LINES: { line: Line; goal: number }[] = [
  { line: 'slow', goal: 0.4 },
  { line: 'fast', goal: 0.8 },
];
/** Of the largest paint of a later visit on the slow line, in milliseconds: staff come back every day. */
const LATER_VISIT_GOAL = 1000;
/** The sample channel, which children open on phones, and what its largest paint on the slow line has to keep within. */
const WATCH = '/watch';
const WATCH_GOAL = 1500;
/** Another product with the same addresses, in a process of its own. Its session is any token in the local storage. */
const PEER = process.env.SALA_BENCH_PEER ?? '';

/** Where a product answers, by protocol. */
type Addresses = Record<'HTTP/1.1' | 'HTTP/2', string>;

/** Measures what a visitor with an empty cache sees first. */
export const firstView: Part = {
  name: 'first-view',
  title: 'The first view',
  method:
    '`npm start` and headless Chromium with an empty profile on disk, signed in except on the login page and the channel of ' +
    'the children, of which nothing but the times is asked (see `quiet-browser.ts`); HTTP/2 through a proxy ' +
    `with TLS. Slow is 1.6 Mbit/s, 150 ms and a processor slowed down four times; "again" is the second visit, with ` +
    'everything in the cache, and "every day" the third, for which Chromium may have kept what it ' +
    `compiled on the second. Medians of ${ROUNDS} rounds; requests ` +
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
  const rows: string[][] = [];
  for (const path of PAGES) {
    for (const { line, goal } of LINES) {
      for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
        const our = ourVisit(ours[protocol], path, token);
        const their = PEER === '' ? null : peerVisit(peer[protocol], path);
        rows.push([path, line, protocol, ...cellsOf(await inTurn(line, our, their)), `≤ ${goal}`]);
      }
    }
    rows.push(...(await laterRows(path, ourVisit(ours['HTTP/1.1'], path, token))));
  }
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
    const visit: Visit = { url: ours[protocol] + WATCH, stored: {} };
    rows.push([
      WATCH,
      'slow',
      protocol,
      ...cellsOf(await inTurn('slow', visit, null)),
      `≤ ${ms(WATCH_GOAL)}`,
    ]);
  }
  return rows;
}

function ourVisit(base: string, path: string, token: string): Visit {
  return { url: base + path, stored: path === '/login' ? {} : { token } };
}

function peerVisit(base: string, path: string): Visit {
  const session = { token: 'any', userRole: 'admin', 'arco-locale': 'en-US' };
  return { url: base + path, stored: path === '/login' ? {} : session };
}

async function inTurn(line: Line, our: Visit, their: Visit | null): Promise<{ ours: View[]; peers: View[] }> {
  const views: { ours: View[]; peers: View[] } = { ours: [], peers: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    views.ours.push(...(await viewsOf(our, [line])));
    if (their !== null) views.peers.push(...(await viewsOf(their, [line])));
  }
  return views;
}

/** Of a browser that has all files after the first visit, and what it has compiled after the second. */
async function laterRows(path: string, visit: Visit): Promise<string[][]> {
  const rounds: View[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await viewsOf(visit, ['fast', 'slow', 'slow']));
  return ['slow, again', 'slow, every day'].map((line, at) => {
    const paints = cellsOfPaints(rounds.flatMap((views) => views.slice(at + 1, at + 2)));
    return [path, line, 'HTTP/1.1', '', '', ...paints, '', '', `≤ ${ms(LATER_VISIT_GOAL)}`];
  });
}

function cellsOfPaints(paints: View[]): string[] {
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
