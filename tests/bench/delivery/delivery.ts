import { join } from 'node:path';
import type { Bench, Part } from '../part.ts';
import { median } from '../quantile.ts';
import type { Case } from '../request-path/cases.ts';
import { CONNECTIONS, load } from '../request-path/load.ts';
import { withDatabase } from '../running.ts';
import { BFF, type ServerEnvironment, ServerProcess } from '../server-process.ts';
import { count, ms } from '../table.ts';
import { addContent, type Content, ITEMS } from './content.ts';

const SIDES = { product: BFF, bare: [join(import.meta.dirname, 'bare.ts')] };
type Side = keyof typeof SIDES;
const ROUNDS = 3;
const WARM_UP_S = 1;
const MEASURED_S = 4;
const SHORT = 20;

interface Speed {
  rate: number;
  /** Below which 97.5 % of the answers come. */
  slowMs: number;
}

const TARGETS = [
  { name: 'an item', pathOf: ({ item }: Content) => `items/${item}`, goal: '≤ 10 ms' },
  {
    name: `${SHORT} items of a set`,
    pathOf: ({ set }: Content) => `sets/${set}?limit=${SHORT}`,
    goal: '≤ 10 ms',
  },
  {
    name: `a set of ${count(ITEMS)} items`,
    pathOf: ({ set }: Content) => `sets/${set}?limit=${ITEMS}`,
    goal: '≤ 50 ms',
  },
];

/** Compares what channels read with a bare handler. */
export const delivery: Part = {
  name: 'delivery',
  title: 'The delivery, side by side with a bare handler',
  method:
    'The BFF alone and a bare handler (`tests/bench/delivery/bare.ts`: Fastify and pg, named statements, no key, no ETag), ' +
    `each in a process of its own, on the same database. ${ROUNDS} rounds in turn, ${CONNECTIONS} connections from another ` +
    'process; only one side runs at a time. `ratio` is the median of the ratios of the rounds, whose goal is 0.60; `p97.5` is ' +
    'what 97.5 % of the answers of the product keep within, the median of the rounds.',
  measure: (bench) =>
    withDatabase(bench, async (environment) => ({
      columns: ['answer', 'ratio', 'product', 'bare', 'p97.5, product', 'goal'],
      rows: rowsOf(await rounds(bench, environment)),
    })),
};

async function rounds(bench: Bench, environment: ServerEnvironment): Promise<Record<Side, Speed[][]>> {
  const content = await addContent(environment);
  const found: Record<Side, Speed[][]> = { product: [], bare: [] };
  const sides = Object.keys(SIDES) as Side[];
  for (let round = 0; round < ROUNDS; round += 1)
    // The order changes, so that neither side always comes second.
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      found[side].push(await turnOf(side, content, bench, environment));
  return found;
}

async function turnOf(
  side: Side,
  content: Content,
  { dataDirectory }: Bench,
  environment: ServerEnvironment,
): Promise<Speed[]> {
  const server = await ServerProcess.start(SIDES[side], environment, dataDirectory);
  try {
    const speeds: Speed[] = [];
    for (const { pathOf } of TARGETS) {
      const headers = { 'sala-key': content.key };
      const request: Case = { method: 'GET', path: `/delivery/v1/${pathOf(content)}`, headers, goal: 0.6 };
      await load(server.url, '', request, { seconds: WARM_UP_S });
      const { perSecond, slowMs } = await load(server.url, '', request, { seconds: MEASURED_S });
      speeds.push({ rate: perSecond, slowMs });
    }
    return speeds;
  } finally {
    await server.stop();
  }
}

function rowsOf(found: Record<Side, Speed[][]>): string[][] {
  return TARGETS.map(({ name, goal }, at) => {
    const each = (side: Side, figure: keyof Speed) =>
      found[side].map((speeds) => speeds[at]?.[figure] ?? NaN);
    const [product, bare] = [each('product', 'rate'), each('bare', 'rate')];
    const ratios = product.map((rate, round) => rate / (bare[round] ?? NaN));
    return [
      name,
      median(ratios).toFixed(2),
      count(median(product)),
      count(median(bare)),
      ms(median(each('product', 'slowMs'))),
      goal,
    ];
  });
}
