import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { multipart } from '../support/multipart.js';
import { OBJECT_STORE_PATH, type RunningStore, startObjectStore } from '../support/object-store.js';
import { TestApi } from '../support/test-api.js';

const program = OBJECT_STORE_PATH;
// Skipped if no S3 server is available. The test run reports this.
const suite = program === undefined ? describe.skip : describe;
const why = program === undefined ? ' (no S3 server here: one is built where there is a Go toolchain)' : '';

suite(`files in an S3-compatible store${why}`, () => {
  let store: RunningStore;
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    store = await startObjectStore(program ?? '');
    api = await TestApi.start(store.environment);
    token = await api.signIn('user');
  });
  afterAll(async () => {
    await api.stop();
    await store.stop();
  });

  const avatar = async () =>
    (await api.post<{ avatar: string }>('/api/user/info', { token })).body.data.avatar;
  const picture = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const upload = async (background: string) => {
    const content = await picture(background);
    return api.post('/api/user/upload', {
      token,
      ...(await multipart({ content })),
    });
  };

  test('pictures uploaded before the object store are still served', async () => {
    expect((await api.raw(await avatar())).status).toBe(200);
  });

  test('an upload goes to the object store, not the database, and replaces the previous one', async () => {
    const before = await avatar();
    expect((await upload('#0055ff')).body.data).toBe('ok');
    const first = await avatar();
    expect(first).not.toBe(before);
    expect(await sharp((await api.raw(first)).bytes).metadata()).toMatchObject({ format: 'webp', width: 96 });
    const key = /avatars\/(.+)-96/.exec(first)?.[1] ?? '';
    expect(await api.sql(`SELECT name FROM stored_file WHERE name LIKE $1`, [`%${key}%`])).toEqual([]);
    expect((await api.raw(before)).status).toBe(404);

    await upload('#ff5500');
    expect((await api.raw(first)).status).toBe(404);
    expect((await api.raw(await avatar())).status).toBe(200);
  });

  test('an unavailable object store is 503, and the account keeps its picture', async () => {
    const before = await avatar();
    const nowhere = { ...store.environment, SALA_S3_BUCKET_URL: 'http://127.0.0.1:1/files' };
    const away = await TestApi.start(nowhere, api.database);
    const content = await picture('#ff0000');
    const form = await multipart({ content });
    const answer = await away.post('/api/user/upload', { token, ...form });
    await away.app.close();
    expect(answer).toMatchObject({ status: 503, body: { code: 50300 } });
    expect(await avatar()).toBe(before);
  });
});
