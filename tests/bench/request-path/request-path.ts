import { signIn } from '../measure.ts';
import type { Bench, Part } from '../part.ts';
import { median } from '../quantile.ts';
import { withDatabase } from '../running.ts';
import { BFF, type ServerEnvironment, ServerProcess } from '../server-process.ts';
import { count } from '../table.ts';
import { assertAlike } from './answers.ts';
import { CASES } from './cases.ts';
import { CONNECTIONS } from './load.ts';
import { type Side, SIDES, type Speed, type Turn, turnOf } from './sides.ts';

const ROUNDS = 3;

/** Compares the throughput of the product with that of a bare handler. */
export const requestPath: Part = {
  name: 'request-path',
  title: 'The request path, side by side with a bare handler',
  method:
    `The BFF alone (\`sala.js serve\`) and a bare handler (\`tests/bench/request-path/bare\`: Fastify and pg, named ` +
    'statements, compiled serializers, a verified token, the same answers), each in a process of its own, on the same ' +
    `database. ${ROUNDS} rounds in turn, ${CONNECTIONS} connections from another process; only one side runs at a ` +
    'time. `ratio` is the median of the ratios of the rounds; rates are medians of answers per second; `CPU` is the ' +
    'median of what one answer costs the server, without PostgreSQL, and hardly depends on what else runs.',
  measure: (bench) =>
    withDatabase(bench, async (environment) => ({
      columns: ['operation', 'ratio', 'goal', 'rounds', 'product', 'bare', 'CPU, product', 'CPU, bare'],
      rows: rowsOf(await rounds(bench, environment)),
    })),
};

/** Both sides in turn. */
async function rounds(
  { dataDirectory }: Bench,
  environment: ServerEnvironment,
): Promise<Record<Side, Turn[]>> {
  const token = await tokenFor(environment, dataDirectory);
  const turns: Record<Side, Turn[]> = { product: [], bare: [] };
  const sides = Object.keys(SIDES) as Side[];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order changes, so that neither side always comes second.
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      turns[side].push(await turnOf(side, token, environment, dataDirectory));
    assertAlike(turns.product.at(-1)?.answers ?? [], turns.bare.at(-1)?.answers ?? []);
  }
  return turns;
}

async function tokenFor(environment: ServerEnvironment, directory: string): Promise<string> {
  const server = await ServerProcess.start(BFF, environment, directory);
  const token = await signIn(server.url);
  await server.stop();
  return token;
}

function rowsOf(turns: Record<Side, Turn[]>): string[][] {
  return CASES.map(({ method, path, goal }, at) => {
    const each = (side: Side, figure: keyof Speed) =>
      turns[side].map(({ speeds }) => speeds[at]?.[figure] ?? NaN);
    const bare = each('bare', 'rate');
    const ratios = each('product', 'rate').map((rate, round) => rate / (bare[round] ?? NaN));
    return [
      `${method} ${path}`,
      median(ratios).toFixed(2),
      `≥ ${goal.toFixed(2)}`,
      ratios.map((ratio) => ratio.toFixed(2)).join(' '),
      count(median(each('product', 'rate'))),
      count(median(bare)),
      `${count(median(each('product', 'cpuUs')))} µs`,
      `${count(median(each('bare', 'cpuUs')))} µs`,
    ];
  });
}
