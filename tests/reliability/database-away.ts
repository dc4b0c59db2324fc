import { DatabaseProxy } from '../../services/bff/test/support/database-proxy.ts';
import { measureOutage, type Outage } from './outage.ts';
import { type Row, seconds } from './row.ts';
import type { Site } from './site.ts';

const REFUSED_MS = 2_000;
const UNANSWERED_MS = 10_000;
const LOGGED = { LOG_LEVEL: 'warn' };

const expected = (answerMs: number) =>
  `each answer is 503 within ${seconds(answerMs)}; ready within 5 s afterwards, the same process; ≤ 1 log line/s`;

/** The network between a replica and its database. */
function throughNetwork(
  name: string,
  happens: string,
  outageOf: (proxy: DatabaseProxy) => Outage,
  answerMs: number,
): Row {
  return {
    name,
    happens,
    expected: expected(answerMs),
    async measure(startSite) {
      const site = await startSite();
      const proxy = await DatabaseProxy.start(site.databaseUrl);
      const replica = await site.replica({ ...LOGGED, DATABASE_URL: proxy.url });
      const measured = await measureOutage(replica, outageOf(proxy), site.slack);
      await replica.stop();
      await proxy.stop();
      return measured;
    },
  };
}

export const gone = (outageSeconds: number): Row =>
  throughNetwork(
    'database-gone',
    `the database is gone for ${outageSeconds} s`,
    (proxy) => ({
      seconds: outageSeconds,
      answerMs: REFUSED_MS,
      begin: () => proxy.cut(),
      end: () => proxy.mend(),
    }),
    REFUSED_MS,
  );

export const blackHole = (outageSeconds: number): Row =>
  throughNetwork(
    'black-hole',
    `the network to the database takes everything and brings nothing, for ${outageSeconds} s`,
    (proxy) => ({
      seconds: outageSeconds,
      answerMs: UNANSWERED_MS,
      begin() {
        proxy.freeze();
      },
      end() {
        proxy.thaw();
      },
    }),
    UNANSWERED_MS,
  );

export const paused = (outageSeconds: number): Row => ({
  name: 'database-paused',
  happens: `all processes of PostgreSQL are paused for ${outageSeconds} s`,
  expected: expected(UNANSWERED_MS),
  async measure(startSite) {
    const site = await startSite();
    const begin = () => {
      site.freezePostgres();
    };
    const end = () => {
      site.thawPostgres();
    };
    const replica = await site.replica(LOGGED);
    const outage = { seconds: outageSeconds, answerMs: UNANSWERED_MS, begin, end };
    return await measureOutage(replica, outage, site.slack);
  },
});

export const wrongPassword = (outageSeconds: number): Row => ({
  name: 'wrong-password',
  happens: `the password of the database is changed for ${outageSeconds} s, and all connections are cut`,
  expected: expected(REFUSED_MS),
  async measure(startSite) {
    const site = await startSite();
    const { password } = new URL(site.databaseUrl);
    const outage: Outage = {
      seconds: outageSeconds,
      answerMs: REFUSED_MS,
      async begin() {
        await site.setPassword('another');
        await cutAll(site);
      },
      end: () => site.setPassword(password),
    };
    return await measureOutage(await site.replica(LOGGED), outage, site.slack);
  },
});

async function cutAll(site: Site): Promise<void> {
  await site.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
}
