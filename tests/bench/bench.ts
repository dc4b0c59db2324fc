// npm run bench: how fast the product is on this machine. It measures, and judges nothing.
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { benchApi } from './api.ts';
import { benchPages } from './pages.ts';

const dataDirectory = await makeTemporaryDirectory();
const product = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
const url = await product.ready();
const login = await fetch(`${url}/api/user/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: 'admin' }),
});
const { data } = (await login.json()) as { data: { token: string } };
await benchApi(url, data.token);
await benchPages(url, data.token);
await product.end();
await removeDirectory(dataDirectory);
