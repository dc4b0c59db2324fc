import { ProductProcess } from '../support/product-process.ts';
import type { Bench, Part } from './part.ts';
import { imageVariables } from './image-limits.ts';
import { quantile } from './quantile.ts';
import { withDatabase } from './running.ts';
import { BFF, ServerProcess } from './server-process.ts';
import { ms } from './table.ts';

const STARTS = 5;

export const start: Part = {
  name: 'start',
  title: 'Start',
  method:
    `\`npm start\` to its greeting, with everything built and data from an earlier start; and the BFF alone, as a ` +
    `container runs it, to its first answer that it is ready, on a running database. ${STARTS} starts each.`,
  measure: async (bench) => ({
    columns: ['start', 'median', 'at most', 'goal'],
    rows: [
      rowOf('npm start', await productStarts(bench), '≤ 2000 ms'),
      rowOf('the BFF alone', await bffStarts(bench), '≤ 1500 ms'),
    ],
  }),
};

function rowOf(name: string, times: number[], goal: string): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [name, ms(quantile(sorted, 0.5)), ms(quantile(sorted, 1)), goal];
}

async function productStarts({ dataDirectory }: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let started = 0; started < STARTS; started += 1) {
    const begun = performance.now();
    const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
    await product.ready();
    times.push(performance.now() - begun);
    await product.end();
  }
  return times;
}

async function bffStarts(bench: Bench): Promise<number[]> {
  return await withDatabase(bench, async (environment) => {
    const variables = { ...environment, ...(await imageVariables(bench.dataDirectory)) };
    const times: number[] = [];
    for (let started = 0; started < STARTS; started += 1) {
      const server = await ServerProcess.start(BFF, variables, bench.dataDirectory);
      times.push(server.readyMs);
      await server.stop();
    }
    return times;
  });
}
