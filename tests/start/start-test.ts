import { test as base } from '@playwright/test';
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

export { expect } from '@playwright/test';

interface StartFixtures {
  /** The data directory of this test. */
  dataDirectory: string;
  /** Runs `npm start` with that directory. Processes that still run at the end are stopped. */
  start: (env?: NodeJS.ProcessEnv) => ProductProcess;
}

export const test = base.extend<StartFixtures>({
  dataDirectory: async ({}, use) => {
    const directory = await makeTemporaryDirectory();
    await use(directory);
    await removeDirectory(directory);
  },
  start: async ({ dataDirectory }, use) => {
    const started: ProductProcess[] = [];
    await use((env) => {
      const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory, SALA_DEMO_FACTS: '10000', ...env });
      started.push(product);
      return product;
    });
    for (const product of started) await product.end();
  },
});
