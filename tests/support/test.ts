import { test as base } from '@playwright/test';
import { emptyDatabase, newDatabase } from './databases.ts';
import { attachPages } from './failed-pages.ts';
import { BUILT, ProductProcess } from './product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

export { expect } from '@playwright/test';

export interface Product {
  url: string;
  /** For tests of what no page and no operation can make. */
  databaseUrl: string;
}

interface WorkerFixtures {
  /**
   * Tests that change what others expect name a product of their own, or `changed` if they disturb none of those that name it
   * too: each worker has one, on which they run one after the other.
   */
  productName: string;
  /** Settings of the product besides the usual ones. */
  productSettings: NodeJS.ProcessEnv;
  /** Whether the product begins with nothing in its database, instead of the demo data. */
  beginsEmpty: boolean;
  product: Product;
}

/** Page tests. Each worker starts its own product, as `npm start` does, on a copy of a database with the demo data. */
export const test = base.extend<object, WorkerFixtures>({
  productName: ['shared', { scope: 'worker', option: true }],
  productSettings: [{}, { scope: 'worker', option: true }],
  beginsEmpty: [false, { scope: 'worker', option: true }],
  product: [
    async ({ productSettings, beginsEmpty }, use) => {
      const dataDirectory = await makeTemporaryDirectory();
      const databaseUrl = await (beginsEmpty ? emptyDatabase() : newDatabase());
      const environment = {
        DATABASE_URL: databaseUrl,
        // A machine that does much else is no failure.
        DATABASE_CONNECT_SECONDS: '20',
        ...productSettings,
        SALA_DATA_DIR: dataDirectory,
      };
      const started = new ProductProcess(environment, BUILT);
      await use({ url: await started.ready(), databaseUrl });
      await started.end();
      await removeDirectory(dataDirectory);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use, testInfo) => {
    await use(page);
    await attachPages(page, testInfo);
  },
});
