// What `helm test` runs: signs in and reads the list of policies, as a browser would.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a network plugin may take to learn of this pod before it lets it reach the web. */
const REACHABLE_MS = 60_000;

const { SALA_URL } = process.env;
const [username, password] = await Promise.all(
  ['login', 'password'].map(async (name) => (await readFile(`/run/secrets/account/${name}`, 'utf8')).trim()),
);

await untilReachable();
const { token } = await call('/api/user/login', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username, password }),
});
const { list, total } = await call('/api/list/policy?current=1&pageSize=10', {
  headers: { Authorization: `Bearer ${token}` },
});
if (!Array.isArray(list)) throw new Error('The list of policies has no list.');
console.log(`Signed in as ${username}; the list of policies has ${total} rows.`);

async function untilReachable() {
  const end = Date.now() + REACHABLE_MS;
  for (;;) {
    try {
      await fetch(new URL('/web-healthz', SALA_URL), { method: 'HEAD', signal: AbortSignal.timeout(5000) });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(1000);
    }
  }
}

async function call(path, init) {
  const response = await fetch(new URL(path, SALA_URL), {
    ...init,
    headers: { ...init.headers, 'Accept-Language': 'en-US' },
    signal: AbortSignal.timeout(20_000),
  });
  const { data, code, msg } = await response.json();
  if (code !== 20000) throw new Error(`${path} answered ${response.status}, ${code}: ${msg}`);
  return data;
}
