// The bare handler: what an experienced engineer writes with Fastify and pg for the delivery alone, with the same statements
// in their shortest form and the same answers. Environment: DATABASE_URL and PORT, as for the product.
import fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, PORT } = process.env;
/** The default of the product. */
const POOL_SIZE = 10;
const ITEM = `item.id, item.kind, item.orientation, item.title, item.summary, item.subject, item.language,
  item.ages_from AS "agesFrom", item.ages_to AS "agesTo", item.labels, author.name AS author`;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE });
const app = fastify();

app.get('/readyz', () => 'ready');

app.get<{ Params: { id: string } }>('/delivery/v1/items/:id', async ({ params }) => {
  const { rows } = await pool.query<object>({
    name: 'item',
    text: `SELECT ${ITEM}, revision.content ->> 'body' AS body
             FROM content_item item JOIN author ON author.id = item.author_id
             JOIN content_revision revision ON revision.item_id = item.id AND revision.number = item.published
            WHERE item.id = $1 AND item.online = 'online'`,
    values: [params.id],
  });
  return rows[0];
});

app.get<{ Params: { id: string }; Querystring: { limit: string } }>(
  '/delivery/v1/sets/:id',
  async ({ params, query }) => {
    const { rows } = await pool.query<object>({
      name: 'items',
      text: `SELECT ${ITEM} FROM policy_member member JOIN content_item item ON item.id = member.item_id
               JOIN author ON author.id = item.author_id
              WHERE member.policy_id = $1 AND item.online = 'online' ORDER BY member.place LIMIT $2`,
      values: [params.id, query.limit],
    });
    return { id: Number(params.id), items: rows, next: null };
  },
);

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
