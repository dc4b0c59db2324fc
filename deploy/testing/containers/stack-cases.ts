import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from './case.ts';
import { Client } from './client.ts';
import { underLoad } from './load.ts';
import { runIn } from './images.ts';
import type { Replica, Stack } from './stack.ts';

const SERVICES = ['db', 'bff-1', 'bff-2', 'web'];
const REPLICAS = ['bff-1', 'bff-2'] as const;
const RESTORED = 'sala_restored';
/** nginx looks up addresses every two seconds, and leaves one that failed alone for three. */
const USED_WITHIN_MS = 15_000;
/** nginx takes 8 kB. */
const LONGER_THAN_ANY_ADDRESS = 9_000;
/** Without which no answer may leave, whoever made it. */
const OWN_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

export const stackCases: Case[] = [
  { title: 'Demo data, ready', run: (stack) => stack.up() },
  {
    title: 'Sign-in and the list of policies',
    async run({ url }) {
      const client = new Client(url);
      await client.signIn('admin', 'admin');
      assert.equal((await client.get('/api/list/policy')).total, 55);
    },
  },
  {
    title: 'Live events through nginx',
    async run({ url }) {
      const client = new Client(url);
      await client.signIn('user', 'user');
      assert.match(await client.firstEvent(), /^event: hello$/m);
    },
  },
  {
    title: 'nginx sends files as the BFF does',
    async run(stack) {
      const files = (await runIn('web', 'find', '/usr/share/nginx/sala', '-type', 'f')).split('\n');
      const paths = ['.js', '.css', '.woff2'].map(
        (ending) => files.find((file) => file.endsWith(ending)) ?? '',
      );
      const shown = paths.map((path) => path.replace('/usr/share/nginx/sala', ''));
      const all = [...shown, '/boot.js', '/favicon.svg', '/manifest.webmanifest'];
      assert.deepEqual(await headersOf(stack, 'web:8080', all), await headersOf(stack, 'bff-1:3000', all));
    },
  },
  {
    title: 'What nginx answers by itself is as safe',
    async run({ url }) {
      await hasOwnHeaders(`${url}/web-healthz`, 200);
      await hasOwnHeaders(`${url}/${'x'.repeat(LONGER_THAN_ANY_ADDRESS)}`, 414);
      // Those of the BFF, each once.
      const { headers } = await fetch(`${url}/api/user/info`);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('strict-transport-security'), OWN_HEADERS['strict-transport-security']);
    },
  },
  {
    title: 'Read-only roots, no rights',
    async run(stack) {
      for (const service of SERVICES) {
        const refused = await stack
          .compose('exec', '--no-TTY', service, 'touch', '/written')
          .then(() => 'written')
          .catch((error: unknown) => String(error));
        assert.match(refused, /Read-only file system/, service);
        const status = await stack.compose('exec', '--no-TTY', service, 'cat', '/proc/1/status');
        assert.match(status, /^CapEff:\s+0+$/m, service);
        assert.match(status, /^NoNewPrivs:\s+1$/m, service);
      }
    },
  },
  {
    title: 'Rolling restart under load',
    async run(stack, note) {
      const answered = await underLoad(stack.url, async () => {
        for (const replica of REPLICAS) {
          await stack.replace(replica);
          await untilUsed(stack, replica);
        }
      });
      note(`${answered} requests, 0 failed`);
    },
  },
  {
    title: 'Backup, loss, restore elsewhere',
    async run(stack, note) {
      // What writes by itself must rest, so that both databases can be compared.
      await stack.compose('stop', ...REPLICAS);
      for (const path of ['/api/user/info', '/delivery/v1/sets']) await hasOwnHeaders(stack.url + path, 503);
      const whole = await checksums(stack, 'sala');
      await stack.compose('run', '--rm', '--no-TTY', 'backup');
      await stack.sql('DELETE FROM policy WHERE id = (SELECT max(id) FROM policy)');
      assert.notDeepEqual(await checksums(stack, 'sala'), whole);

      await stack.sql(`CREATE DATABASE ${RESTORED} OWNER sala`, 'postgres');
      const target = `DATABASE_URL=${await stack.urlOfDatabase(RESTORED)}`;
      await stack.compose('run', '--rm', '--no-TTY', '--env', target, 'restore');
      const restored = await checksums(stack, RESTORED);
      assert.deepEqual(restored, whole);
      note(`${whole.length} tables are equal`);
    },
  },
  {
    title: 'A restore deletes nothing unless told',
    async run(stack) {
      const refused = await stack
        .compose('run', '--rm', '--no-TTY', 'restore')
        .then(() => 'restored')
        .catch((error: unknown) => String(error));
      assert.match(refused, /the database is not empty \(\d+ tables\)/);
      await stack.compose('run', '--rm', '--no-TTY', 'restore', '--replace');
      assert.deepEqual(await checksums(stack, 'sala'), await checksums(stack, RESTORED));
    },
  },
  {
    title: 'Ready again after the restore',
    async run(stack) {
      await stack.up();
      const client = new Client(stack.url);
      await client.signIn('admin', 'admin');
      assert.equal((await client.get('/api/list/policy')).total, 55);
    },
  },
];

async function hasOwnHeaders(address: string, status: number): Promise<void> {
  const answer = await fetch(address);
  assert.equal(answer.status, status);
  for (const [name, value] of Object.entries(OWN_HEADERS))
    assert.equal(answer.headers.get(name), value, name);
}

/** What may differ: the time, the connection, and what the BFF says of one request. */
const OF_ONE_ANSWER = /^(date|connection|keep-alive|etag|last-modified|server|x-request-id)$/;

/** Asked from within the network, where both can be reached, and all at once, because each command takes a second. */
async function headersOf(stack: Stack, host: string, paths: string[]): Promise<object> {
  const script = `const answers = ${JSON.stringify(paths)}.map(async (path) => {
      const { status, headers } = await fetch('http://${host}' + path, { headers: { 'accept-encoding': 'br' } });
      return [path, { status, ...Object.fromEntries(headers) }];
    });
    Promise.all(answers).then((all) => console.log(JSON.stringify(all)))`;
  const output = await stack.compose('exec', '--no-TTY', 'bff-2', 'node', '--eval', script);
  const answers = JSON.parse(output) as [string, Record<string, unknown>][];
  return Object.fromEntries(answers.map(([path, headers]) => [path, withoutOwn(headers)]));
}

function withoutOwn(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_ANSWER.test(name))
      .map(([name, value]) => [name, String(value).toLowerCase()]),
  );
}

/** `table|rows|checksum` of every table. Rows are sorted, because their order in the file says nothing. */
async function checksums(stack: Stack, database: string): Promise<string[]> {
  const tables = await stack.sql(
    `SELECT format('SELECT %L, count(*), md5(string_agg(row::text, chr(10) ORDER BY row::text)) FROM %I.%I row',
       relname, nspname, relname)
     FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
     WHERE nspname = 'public' AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
    database,
  );
  return (await stack.sql(tables.split('\n').join(' UNION ALL '), database)).split('\n').sort();
}

/** Until nginx sends requests to a replica that has just started. */
async function untilUsed(stack: Stack, replica: Replica): Promise<void> {
  const end = Date.now() + USED_WITHIN_MS;
  while ((await stack.requestsOf(replica)) === 0) {
    assert.ok(Date.now() < end, `${replica} got nothing.`);
    await sleep(500);
  }
}
