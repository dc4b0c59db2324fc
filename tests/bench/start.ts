import terminal from '../../scripts/launcher/terminal.cjs';
import { ProductProcess } from '../support/product-process.ts';
import { quantile } from './measure.ts';

const STARTS = 5;

/** The time from `npm start` to the greeting, with data from an earlier start. */
export async function benchStart(dataDirectory: string): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const started = performance.now();
    const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
    await product.ready();
    times.push(performance.now() - started);
    await product.end();
  }
  times.sort((a, b) => a - b);
  terminal.say(`\n  a further start is ready  ${quantile(times, 0.5)}, at most${quantile(times, 1)}`);
}
