// The bare handler: what an experienced engineer writes with Fastify and pg to store events, with no key, no judgement of what
// was sent and nothing that counts them. Environment: DATABASE_URL and PORT, as for the product.
import fastify from 'fastify';
import pg from 'pg';

interface Batch {
  events: { id: string; type: string; at: string; item: number; seconds?: number }[];
}

const { DATABASE_URL, PORT } = process.env;
/** The default of the product. */
const POOL_SIZE = 10;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE });
const app = fastify();

app.get('/readyz', () => 'ready');

app.post<{ Body: Batch }>('/collect/v1/events', async ({ body: { events } }, reply) => {
  await pool.query({
    name: 'store',
    text: `INSERT INTO bench_event (id, type, happened_at, item_id, seconds)
           SELECT * FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::integer[], $5::integer[])
               ON CONFLICT (id) DO NOTHING`,
    values: [
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ at }) => at),
      events.map(({ item }) => item),
      events.map(({ seconds }) => seconds ?? 0),
    ],
  });
  return reply.status(202).send({ accepted: events.length, refused: 0, errors: [] });
});

await pool.query(
  `CREATE TABLE IF NOT EXISTS bench_event (
     id uuid PRIMARY KEY, type text NOT NULL, happened_at timestamptz NOT NULL, item_id integer NOT NULL,
     seconds integer NOT NULL)`,
);
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
