import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Bench, Part } from '../part.ts';
import { median } from '../quantile.ts';
import { withDatabase } from '../running.ts';
import { BFF, type ServerEnvironment, ServerProcess } from '../server-process.ts';
import { count, ms } from '../table.ts';

const run = promisify(execFile);

const SIDES = { product: BFF, bare: [join(import.meta.dirname, 'bare.ts')] };
type Side = keyof typeof SIDES;
const ROUNDS = 3;
const WARM_UP_S = 2;
const MEASURED_S = 8;
const BATCH = 20;
const KEY = `sala_pub_${'b'.repeat(32)}`;
const RATE = 600_000;

interface Speed {
  /** Events that were acknowledged in a second. */
  perSecond: number;
  /** Below which 99 % of the answers come. */
  slowMs: number;
}

interface Turn {
  full: Speed;
  /** At half the rate of what the product did. */
  half: Speed;
  /** How long after the last answer all events were counted. */
  lagMs: number;
}

/** Compares what channels send with a bare handler that only stores it. */
export const events: Part = {
  name: 'events',
  title: 'Events, side by side with a bare handler',
  method:
    'The BFF alone, which also counts the events, and a bare handler (`tests/bench/events/bare.ts`: Fastify and pg, one ' +
    '`unnest` for each request, no key, no judgement, no counting), each in a process of its own, on the same database with ' +
    `\`fsync\`. ${ROUNDS} rounds in turn, batches of ${BATCH} new events, 16 callers from another process; only one side runs at ` +
    'a time. Figures are medians of the rounds. `p99` is what 99 % of the answers of the product keep within.',
  measure: (bench) =>
    withDatabase(bench, async (environment) => {
      await addChannel(environment);
      const turns: Record<Side, Turn[]> = { product: [], bare: [] };
      const sides = Object.keys(SIDES) as Side[];
      for (let round = 0; round < ROUNDS; round += 1)
        // The order changes, so that neither side always comes second.
        for (const side of round % 2 === 0 ? sides : sides.toReversed())
          turns[side].push(await turnOf(side, bench, environment));
      return tableOf(turns);
    }),
};

async function turnOf(side: Side, { dataDirectory }: Bench, environment: ServerEnvironment): Promise<Turn> {
  const settings = { ...environment, SALA_EVENT_REQUESTS_PER_ADDRESS: '10000000' };
  const server = await ServerProcess.start(SIDES[side], settings, dataDirectory);
  try {
    await send(server.url, WARM_UP_S);
    await untilCounted(environment);
    const full = await send(server.url, MEASURED_S);
    const lagMs = await untilCounted(environment);
    const half = await send(server.url, MEASURED_S, full.perSecond / 2 / BATCH);
    await untilCounted(environment);
    return { full, half, lagMs };
  } finally {
    await server.stop();
  }
}

async function send(url: string, seconds: number, rate?: number): Promise<Speed> {
  const program = join(import.meta.dirname, 'send.ts');
  const given = [url, KEY, String(seconds), ...(rate === undefined ? [] : [String(rate)])];
  const { stdout } = await run(process.execPath, [program, ...given]);
  return JSON.parse(stdout) as Speed;
}

/** @returns how long it took */
async function untilCounted({ DATABASE_URL }: ServerEnvironment): Promise<number> {
  const begun = performance.now();
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  while ((await client.query('SELECT FROM event_batch LIMIT 1')).rows.length > 0) await sleep(20);
  await client.end();
  return performance.now() - begun;
}

async function addChannel({ DATABASE_URL }: ServerEnvironment): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(
    `INSERT INTO channel (name, key, rate) VALUES ('Bench', $1, $2) ON CONFLICT (key) DO NOTHING`,
    [KEY, RATE],
  );
  await client.end();
}

function tableOf({ product, bare }: Record<Side, Turn[]>) {
  const ratios = product.map(({ full }, round) => full.perSecond / (bare[round]?.full.perSecond ?? NaN));
  const of = (turns: Turn[], figure: (turn: Turn) => number) => median(turns.map(figure));
  return {
    columns: ['load', 'ratio', 'product, events/s', 'bare, events/s', 'p99, product', 'goal'],
    rows: [
      [
        'as fast as they are answered',
        median(ratios).toFixed(2),
        count(of(product, ({ full }) => full.perSecond)),
        count(of(bare, ({ full }) => full.perSecond)),
        ms(of(product, ({ full }) => full.slowMs)),
        'ratio ≥ 0.35',
      ],
      [
        'half of that',
        '',
        count(of(product, ({ half }) => half.perSecond)),
        '',
        ms(of(product, ({ half }) => half.slowMs)),
        'p99 ≤ 100 ms',
      ],
      ['all counted, after the last answer', '', '', '', ms(of(product, ({ lagMs }) => lagMs)), '≤ 5 s'],
    ],
  };
}
