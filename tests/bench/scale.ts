import pg from 'pg';
import { freePort } from '../support/free-port.ts';
import { measureTargets, type Target } from './measure.ts';
import type { Part } from './part.ts';
import { withDatabase } from './running.ts';
import { BFF, ServerProcess } from './server-process.ts';
import { count, type Table } from './table.ts';

const POLICY = { name: 'Scale', contentType: 'img', filterType: 'rules', status: 'online' };
const LOAD = { callers: 8, requests: 400, warmUp: 40 };
const TARGETS: Target[] = [
  { name: 'a list', path: '/api/list/policy?pageSize=20' },
  { name: 'a write, with audit and an event', path: '/api/policies', body: POLICY },
  { name: 'a sign-in', path: '/api/user/login', body: { username: 'user', password: 'user' } },
];

/** What docs/scale.md computes with. */
export const scale: Part = {
  name: 'scale',
  title: 'Scale',
  method:
    'One process on a database that waits for the disk (`fsync=on`), 400 requests each, 8 at a time. CPU is that of the ' +
    'process, log is the write-ahead log of the database.',
  measure: (bench) =>
    withDatabase(bench, async (environment) => {
      const metricsPort = String(await freePort());
      const server = await ServerProcess.start(
        BFF,
        { ...environment, SALA_METRICS_PORT: metricsPort },
        bench.dataDirectory,
      );
      const database = new pg.Client({ connectionString: environment.DATABASE_URL });
      await database.connect();
      try {
        return await measureAll(server.url, `http://127.0.0.1:${metricsPort}/metrics`, database);
      } finally {
        await database.end();
        await server.stop();
      }
    }),
};

async function measureAll(url: string, metrics: string, database: pg.Client): Promise<Table> {
  const sent = LOAD.requests + LOAD.warmUp;
  const rows: string[][] = [];
  let columns: string[] = [];
  for (const target of TARGETS) {
    const [cpu, log] = [await cpuSeconds(metrics), await logBytes(database)];
    const table = await measureTargets(url, [target], LOAD);
    const cpuEach = (((await cpuSeconds(metrics)) - cpu) * 1_000) / sent;
    const logEach = ((await logBytes(database)) - log) / sent;
    columns = [...table.columns, 'CPU of one', 'log of one'];
    rows.push(...table.rows.map((row) => [...row, `${cpuEach.toFixed(1)} ms`, `${count(logEach)} B`]));
  }
  return { columns, rows };
}

async function cpuSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function logBytes(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes`,
  );
  return Number(rows[0]?.bytes);
}
