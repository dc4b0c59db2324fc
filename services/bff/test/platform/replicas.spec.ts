import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { EventClient } from '../support/event-client.js';
import { MailSink } from '../support/mail-sink.js';
import { PGBOUNCER_PATH, PgBouncer } from '../support/pgbouncer.js';
import { DRAFT } from '../support/policies.js';
import { Replicas } from '../support/replicas.js';
import { copyTemplate, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

/** Fewer connections than the pools of two replicas have, so that transactions change connections all the time. */
const POOLER_SIZE = 4;
const ACCOUNT_FAILURES = 6;
const POLICIES = '/api/policies';
const MAINTENANCE = '/api/maintenance';

interface Place {
  environment: NodeJS.ProcessEnv;
  url: string;
  leave(): Promise<void>;
}

const directly = ({ url }: TestDatabase): Promise<Place> =>
  Promise.resolve({ url, environment: {}, leave: () => Promise.resolve() });
const throughPgBouncer = async ({ url }: TestDatabase): Promise<Place> => {
  const pooler = await PgBouncer.start(url, POOLER_SIZE);
  return { url: pooler.url, environment: { DATABASE_LISTEN_URL: url }, leave: () => pooler.stop() };
};

/** Studio samples, partitions of the audit log and the order of live events: see the specs of each. */
describe.each([
  { way: 'on one database', count: 3, place: directly, skipped: false },
  {
    way: 'through PgBouncer in transaction mode',
    count: 2,
    place: throughPgBouncer,
    skipped: PGBOUNCER_PATH === undefined,
  },
])('several processes $way', ({ count, place, skipped }) => {
  const run = skipped ? test.skip : test;
  let database: TestDatabase;
  let sink: MailSink;
  let through: Place;
  let bff: Replicas;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    if (skipped) return;
    [database, sink] = await Promise.all([copyTemplate(), MailSink.start()]);
    through = await place(database);
    bff = await Replicas.start(count, through.url, {
      ...sink.environment,
      ...through.environment,
      LOG_LEVEL: 'warn',
      SALA_SIGN_IN_ACCOUNT_FAILURES: String(ACCOUNT_FAILURES),
      DATABASE_POOL_SIZE: '5',
    });
    [admin, user] = await Promise.all([bff.signIn(0, 'admin'), bff.signIn(1, 'user')]);
  });
  afterAll(async () => {
    if (skipped) return;
    await bff.stop();
    await through.leave();
    await Promise.all([database.drop(), sink.stop()]);
  });

  const sql = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const last = count - 1;
  const everywhere = <Result>(ask: (replica: number) => Promise<Result>) => Promise.all(bff.all.map(ask));
  const uploadTo = (path: string, file: Blob, name: string) => {
    const body = new FormData();
    body.append('file', file, name);
    return bff.call<{ id: string }>(0, `POST ${path}`, { token: admin, body });
  };

  run('a session that one opens and another ends is over in all of them', async () => {
    const token = await bff.signIn(0, 'user');
    const info = (replica: number) => bff.call(replica, 'POST /api/user/info', { token });
    expect((await everywhere(info)).map(({ body }) => body.code)).toEqual(bff.all.map(() => 20000));
    await bff.call(last, 'POST /api/user/logout', { token });
    await until(async () => (await everywhere(info)).every(({ body }) => body.code === 50008));
  });

  run('failed sign-ins are counted together', async () => {
    const login = (replica: number, password: string) =>
      bff.call(replica, 'POST /api/user/login', { body: { username: 'approver', password } });
    for (let failure = 0; failure < ACCOUNT_FAILURES; failure++) await login(failure % count, 'wrong');
    const answers = await everywhere((replica) => login(replica, 'approver'));
    expect(answers.map(({ status }) => status)).toEqual(bff.all.map(() => 429));
  });

  run('a call that is sent to all at once with one key is carried out once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...DRAFT, name: 'Sent to all' };
    const answers = await everywhere((replica) =>
      bff.call<{ id: number }>(replica, `POST ${POLICIES}`, { token: admin, body, headers }),
    );
    const repeated = await bff.call<{ id: number }>(last, `POST ${POLICIES}`, {
      token: admin,
      body,
      headers,
    });
    expect(await sql(`SELECT id FROM policy WHERE name = 'Sent to all'`)).toEqual([
      { id: repeated.body.data.id },
    ]);
    for (const { status, body: answer } of answers) {
      if (status === 200) expect(answer.data.id).toBe(repeated.body.data.id);
    }
  });

  run('what one writes, the others list', async () => {
    const writes = Array.from({ length: 12 }, (_, at) => ({ ...DRAFT, name: `Spread over all ${at}` }));
    await Promise.all(
      writes.map((body, at) => bff.call(at % count, `POST ${POLICIES}`, { token: admin, body })),
    );
    const lists = await everywhere((replica) =>
      bff.call<{ total: number }>(replica, 'GET /api/list/policy?name=Spread%20over%20all', { token: admin }),
    );
    expect(lists.map(({ body }) => body.data.total)).toEqual(bff.all.map(() => writes.length));
  });

  run('an import that one reads is confirmed by another, and its rows are downloaded once', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `Carried over ${at},img,1,rules,online`);
    const file = new Blob([['name,contentType,count,filterType,status', ...rows].join('\n')]);
    const { id } = (await uploadTo(`${POLICIES}/imports`, file, 'sets.csv')).body.data;
    const confirmed = await bff.call(last, `POST ${POLICIES}/imports/${id}/confirm`, {
      token: admin,
      body: { create: 40, update: 0 },
    });
    expect(confirmed.body).toMatchObject({ code: 20000, data: { created: 40 } });

    const wanted = { format: 'csv', columns: ['name'], filter: { name: 'Carried over' } };
    const link = await bff.call<{ address: string }>(0, `POST ${POLICIES}/downloads`, {
      token: admin,
      body: { ...wanted, sort: 'number', order: 'asc' },
    });
    const { address } = link.body.data;
    const download = await bff.fetch(last, address);
    expect((await download.text()).trim().split('\r\n')).toHaveLength(41);
    expect((await bff.fetch(0, address)).status).toBe(404);
  });

  run('a picture that one takes is shown by the others', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00000' } })
      .png()
      .toBuffer();
    await uploadTo('/api/user/upload', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
    const { avatar } = (await bff.call<{ avatar: string }>(last, 'POST /api/user/info', { token: admin }))
      .body.data;
    const shown = await everywhere((replica) => bff.fetch(replica, avatar));
    expect(shown.map(({ status }) => status)).toEqual(bff.all.map(() => 200));
  });

  run('a message of the chat is told and listed by the others', async () => {
    const client = await EventClient.open(bff.url(last), admin);
    const sent = await bff.call<{ id: number }>(0, 'POST /api/chat/messages', {
      token: admin,
      body: { content: 'Said at the first' },
    });
    const heard = () => client.events.filter(({ data }) => data.content === 'Said at the first');
    await client.until(() => heard().length > 0);
    expect(heard()).toHaveLength(1);
    client.close();
    const listed = await everywhere((replica) =>
      bff.call<{ id: number }[]>(replica, 'POST /api/chat/list', { token: admin, body: { limit: 100 } }),
    );
    for (const { body } of listed) expect(body.data.map(({ id }) => id)).toContain(sent.body.data.id);
  });

  run('a mail is sent by one of them', async () => {
    await bff.call(0, 'POST /api/user/forgotten-password', { body: { login: 'user' } });
    const [mail] = await sink.to('maly@sala.example');
    expect(mail?.text).toContain('#token=');
    await until(
      async () =>
        (await sql('SELECT FROM forgotten_password UNION ALL SELECT FROM outbox_message')).length === 0,
    );
    expect(sink.mails).toHaveLength(1);
  });

  run('maintenance that one begins shuts people out of all of them', async () => {
    const info = (replica: number) => bff.call(replica, 'POST /api/user/info', { token: user });
    const change = async (body: object) => {
      const { version } = (await bff.call<{ version: number }>(0, `GET ${MAINTENANCE}`)).body.data;
      await bff.call(0, `POST ${MAINTENANCE}`, { token: admin, body: { version, ...body } });
    };
    await change({ isOn: true, message: 'We are moving.', minutes: 5 });
    await until(async () => (await everywhere(info)).every(({ status }) => status === 503));
    await change({ isOn: false });
    await until(async () => (await everywhere(info)).every(({ status }) => status === 200));
  });

  run('nothing was logged that failed, and no transaction is left open', async () => {
    const logged = bff.processes.flatMap(({ output }) => output.split('\n').filter(Boolean));
    const advice = through.environment.DATABASE_LISTEN_URL === undefined ? 0 : 2 * count;
    expect(logged.filter((line) => line.includes('ALTER ROLE'))).toHaveLength(advice);
    // A busy machine may pause a process for longer than its transaction may be idle. The work is then done again.
    const expected = /ALTER ROLE|"status":429|idle-in-transaction timeout.*will try again/;
    expect(logged.filter((line) => !expected.test(line))).toEqual([]);
    const open = `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`;
    await until(async () => (await sql(open)).length === 0);
  });
});
