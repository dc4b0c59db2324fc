import assert from 'node:assert/strict';
import type { Case } from './case.ts';
import { Client } from './client.ts';
import { ADMINISTRATOR } from './stack.ts';

/** What each secret of the migrations is replaced by, and what the operator reads about it. */
const WEAK = {
  'database-url': [
    'postgres://sala:sala@db:5432/sala',
    'DATABASE_URL: has a password that everybody knows and is refused in production; make a random one.',
  ],
  'first-admin-password': [
    `${ADMINISTRATOR}-2026`,
    'SALA_FIRST_ADMIN_PASSWORD: contains the login and is refused in production; make a random one.',
  ],
} as const;

/** docker-compose.yml as it is used for real work: secrets from files, one administrator, and no sample data. */
export const productionCases: Case[] = [
  {
    title: 'Weak secrets stop the start',
    async run(stack) {
      const texts = Object.fromEntries(Object.entries(WEAK).map(([name, [text]]) => [name, text]));
      await stack.withSecrets(texts, () => assert.rejects(stack.up(), /"?migrate"? didn't complete/));
      const log = await stack.compose('logs', '--no-log-prefix', 'migrate');
      for (const [, sentence] of Object.values(WEAK)) assert.ok(log.includes(sentence), log);
      for (const [text] of Object.values(WEAK)) assert.ok(!log.includes(text), `The log shows ${text}.`);
    },
  },
  { title: 'Production, ready', run: (stack) => stack.up() },
  {
    title: 'The first administrator, and nobody else',
    async run(stack) {
      assert.equal(await stack.sql("SELECT string_agg(user_name, ',') FROM account"), ADMINISTRATOR);
      const client = new Client(stack.url);
      await client.signIn(ADMINISTRATOR, await stack.secret('first-admin-password'));
      assert.equal((await client.get('/api/list/policy')).total, 0);
      await assert.rejects(new Client(stack.url).signIn('admin', 'admin'));
    },
  },
  {
    title: 'The organisation of the mounted file',
    async run({ url }) {
      const page = await fetch(url, { headers: { 'accept-language': 'en-US' } });
      assert.match(await page.text(), /<title>River School[^<]*<\/title>/);
    },
  },
  {
    title: 'sala doctor finds nothing wrong in a replica',
    async run(stack) {
      // It ends with 1 if anything fails.
      const report = await stack.compose('run', '--rm', '--no-TTY', '--no-deps', 'bff-1', 'doctor');
      assert.match(report, /^ok +schema /m);
    },
  },
  { title: 'Down', run: (stack) => stack.down() },
];
