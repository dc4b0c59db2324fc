// The bare handler: what an experienced engineer writes with Fastify and pg for these operations alone. It answers
// as the product does, from the same database: named statements, compiled serializers, a verified token.
// Environment: DATABASE_URL, JWT_SECRET, PORT, as for the product.
import fastify from 'fastify';
import pg from 'pg';
import { changeSettings, overview, policies, userInfo } from './answers.ts';
import { OVERVIEW_ANSWER, POLICIES_ANSWER, SETTINGS_ANSWER, USER_INFO_ANSWER } from './schemas.ts';
import { sessionReader } from './session.ts';

const { DATABASE_URL, JWT_SECRET = '', PORT } = process.env;
/** The default of the product. */
const POOL_SIZE = 10;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE });
const sessionOf = sessionReader(pool, JWT_SECRET);
const ok = (data: object) => ({ data, status: 'ok', msg: '请求成功', code: 20000 });

const PAGE = {
  type: 'object',
  properties: {
    current: { type: 'integer', minimum: 1, default: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
};

const app = fastify();

app.get('/readyz', () => 'ready');

app.post('/api/user/info', { schema: USER_INFO_ANSWER }, async (request) =>
  ok(await userInfo(pool, await sessionOf(request))),
);

app.get<{ Querystring: { current: number; pageSize: number } }>(
  '/api/list/policy',
  { schema: { ...POLICIES_ANSWER, querystring: PAGE } },
  async (request) => {
    await sessionOf(request);
    return ok(await policies(pool, request.query.current, request.query.pageSize));
  },
);

app.post('/api/data-overview', { schema: OVERVIEW_ANSWER }, async (request) => {
  await sessionOf(request);
  return ok(await overview(pool));
});

app.patch('/api/user/settings', { schema: SETTINGS_ANSWER }, async (request) =>
  ok(await changeSettings(pool, await sessionOf(request), request.body as object)),
);

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
