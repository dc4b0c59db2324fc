// npm run bench: measures the speed of the product on this machine. It checks no limits.
// With SALA_DEMO_FACTS=1000000 the analyses count as many facts.
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { ANALYSES } from './analyses.ts';
import { report, type Target } from './measure.ts';
import { benchPages } from './pages.ts';
import { benchStart } from './start.ts';

const TARGETS: Target[] = [
  { name: 'the process alone', path: '/healthz' },
  { name: 'who is signed in', path: '/api/user/info', body: {} },
  { name: 'policies, first page', path: '/api/list/policy' },
  { name: 'policies, filtered', path: '/api/list/policy?name=robot&status=online&sort=count' },
  { name: 'policy figures', path: '/api/policies/summary' },
  { name: 'popular content', path: '/api/popular/list?type=text' },
];

const dataDirectory = await makeTemporaryDirectory();
const product = new ProductProcess({
  SALA_DATA_DIR: dataDirectory,
  SALA_DEMO_FACTS: process.env.SALA_DEMO_FACTS,
});
const url = await product.ready();
await report(url, TARGETS, { callers: 8, requests: 800, warmUp: 80 });
await report(url, ANALYSES, { callers: 1, requests: 100, warmUp: 10 });
await benchPages(url);
await product.end();
await benchStart(dataDirectory);
await removeDirectory(dataDirectory);
