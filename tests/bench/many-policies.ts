import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

export const MANY_SETS = 1_000_000;

/** Runs `npm start` with data of its own, in another process than the one that created the policies. */
export async function withManyPolicies<Result>(
  work: (url: string, product: ProductProcess) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = await makeTemporaryDirectory();
  const environment = { SALA_DATA_DIR: dataDirectory, SALA_SEED_POLICIES: String(MANY_SETS) };
  try {
    const seeding = new ProductProcess(environment);
    await seeding.ready();
    await seeding.end();
    const product = new ProductProcess(environment);
    try {
      return await work(await product.ready(), product);
    } finally {
      await product.end();
    }
  } finally {
    await removeDirectory(dataDirectory);
  }
}
