import { join } from 'node:path';
import { startPostgres } from '@sala/postgres';
import pg from 'pg';
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { ANALYSES } from './analyses.ts';
import { measureTargets } from './measure.ts';
import type { Part } from './part.ts';
import { withProduct } from './running.ts';
import { count, type Table } from './table.ts';

const LEARNERS = 1_000_000;
const GOAL = '≤ 200 ms';
/** Every analysis of people. Whatever unites them over two years has no goal. */
const OF_PEOPLE = ['opinion: visitors', 'overview', 'growth: retentionTrends', 'growth: userRetention'];
const WITHOUT_GOAL = ['overview, a year compared'];

/** All parts of the demo's days, one in sixteen people of each: bits of 1,000 random ones, combined. */
const FILL = `
  WITH random_bits AS MATERIALIZED (
    SELECT number, ('x' || string_agg(encode(sha512(convert_to(number || '-' || piece, 'UTF8')), 'hex'), ''))::bit(4096) AS people
      FROM generate_series(0, 999) number, generate_series(1, 8) piece GROUP BY number
  ), drawn AS MATERIALIZED (
    SELECT day, part, (random() * 999)::int AS a, (random() * 999)::int AS b, (random() * 999)::int AS c, (random() * 999)::int AS d
      FROM audience_day, generate_series(1, ${LEARNERS} / 4096) part
  )
  INSERT INTO audience_part (day, part, people)
  SELECT day, part, a.people & b.people & c.people & d.people
    FROM drawn JOIN random_bits a ON a.number = drawn.a JOIN random_bits b ON b.number = drawn.b
    JOIN random_bits c ON c.number = drawn.c JOIN random_bits d ON d.number = drawn.d`;

export const learners: Part = {
  name: 'learners',
  title: 'A million learners',
  method:
    `\`npm start\` with ${count(LEARNERS)} people over two years, 40 requests each, one after the other; as the caller sees ` +
    'it.',
  measure: async () => {
    const dataDirectory = await makeTemporaryDirectory();
    try {
      const first = new ProductProcess({ SALA_DATA_DIR: dataDirectory });
      await first.ready();
      await first.end();
      await fill(dataDirectory);
      return await withProduct({ dataDirectory }, measureAnalyses);
    } finally {
      await removeDirectory(dataDirectory);
    }
  },
};

async function fill(dataDirectory: string): Promise<void> {
  const postgres = await startPostgres({ dataDir: join(dataDirectory, 'postgres') });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  try {
    await database.query(FILL);
    await database.query('VACUUM ANALYZE audience_part');
  } finally {
    await database.end();
    await postgres.stop();
  }
}

async function measureAnalyses(url: string): Promise<Table> {
  const targets = ANALYSES.filter(({ name }) => OF_PEOPLE.some((start) => name.startsWith(start)));
  const { columns, rows } = await measureTargets(url, targets, { callers: 1, requests: 40, warmUp: 4 });
  return {
    columns: [...columns.slice(0, -1), 'goal, p95'],
    rows: rows.map((row) => [...row.slice(0, -1), WITHOUT_GOAL.includes(row[0] ?? '') ? '' : GOAL]),
  };
}
