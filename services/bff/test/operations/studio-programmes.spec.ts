import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { EventClient } from '../support/event-client.js';
import { png } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

interface Programme {
  id: string;
  method: string;
  order: number;
  name: string;
  duration: number;
  audit: string;
  cover: string;
  version: number;
}

const MOST = 100;
const NEW = { method: 'web', name: 'Course catalogue, part 2', duration: 300 };

describe('the entries of the programmes', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql(`UPDATE studio SET state = 'offAir', method = 'normal', on_air_since = NULL`));

  const list = async (method = 'video') => {
    const { body } = await api.get<Programme[]>('/api/studio/programmes', { token: admin });
    return body.data.filter((one) => one.method === method);
  };
  const order = async (method = 'video') => (await list(method)).map(({ id }) => id);
  const post = (path: string, body: object, token = admin) =>
    api.post<Programme[]>(`/api/studio/programmes${path}`, { token, body });
  const entry = async (id: string) => {
    const { body } = await api.get<Programme[]>('/api/studio/programmes', { token: admin });
    const found = body.data.find((one) => one.id === id);
    if (!found) throw new Error(`There is no entry ${id}.`);
    return found;
  };
  const act = async (id: string, action: string, more: object = {}) =>
    post(`/${id}/${action}`, { version: (await entry(id)).version, ...more });
  const added = async (more: object = {}) => {
    const method = 'method' in more ? String(more.method) : NEW.method;
    const { body } = await post('', { ...NEW, ...more });
    const last = body.data.filter((one) => one.method === method).at(-1);
    if (!last) throw new Error('Nothing was added.');
    return last;
  };
  const log = async () => {
    const { body } = await api.get<{ list: { action: string; after: object }[] }>('/api/studio/operations', {
      token: admin,
    });
    return body.data.list[0];
  };

  test('a new one is the last, to be judged, and told to other browsers', async () => {
    const events = await EventClient.open(await api.app.getUrl(), admin);
    const last = await added();
    expect(last).toMatchObject({ ...NEW, audit: 'auditing', cover: '', version: 1 });
    expect(last.id).toMatch(/^[0-9a-f]{8}$/);
    expect((await list('web')).map((one) => one.order)).toEqual((await list('web')).map((_, at) => at + 1));
    await events.until(() => events.of('studio.changed').length === 1);
    expect(events.of('studio.changed')[0]?.data).toEqual({ part: 'programme', action: 'addProgramme' });
    expect(await log()).toMatchObject({ action: 'addProgramme', after: { name: NEW.name } });
    events.close();
  });

  test('a call that is sent twice adds one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const before = (await list('web')).length;
    for (const _ of [1, 2]) await api.post('/api/studio/programmes', { token: admin, body: NEW, headers });
    expect(await list('web')).toHaveLength(before + 1);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(65) }, 'name'],
    [{ duration: 0 }, 'duration'],
    [{ duration: 86_401 }, 'duration'],
    [{ duration: 1.5 }, 'duration'],
    [{ method: 'radio' }, 'method'],
    [{ audit: 'approved' }, 'audit'],
  ])('%j is refused', async (change, field) => {
    const { status, body } = await post('', { ...NEW, ...change });
    expect([status, body.code]).toEqual([400, 40000]);
    expect(body.data).toMatchObject({ errors: [{ field }] });
  });

  test('is edited, and keeps its judgement', async () => {
    const [, approved] = await list();
    const change = { name: 'Loops in five minutes', duration: 300 };
    const edit = (version?: number) =>
      api.call<Programme[]>('PUT', `/api/studio/programmes/${approved?.id ?? ''}`, {
        token: admin,
        body: { ...change, version },
      });
    expect((await edit(approved?.version)).body.code).toBe(20000);
    expect(await entry(approved?.id ?? '')).toMatchObject({ ...change, audit: 'approved' });
    expect((await edit(approved?.version)).body).toMatchObject({
      code: 40900,
      data: { state: 'approved', version: (approved?.version ?? 0) + 1 },
    });
  });

  describe('one that is removed', () => {
    test('leaves the others in order, and comes back to its place', async () => {
      const before = await list();
      const [first, second, third] = before.map(({ id }) => id);
      const { version } = await entry(second ?? '');
      expect((await act(second ?? '', 'remove')).body.code).toBe(20000);
      expect(await order()).toEqual([first, third]);
      expect((await list()).map((one) => one.order)).toEqual([1, 2]);
      for (const action of ['remove', 'approve', 'place'])
        expect(
          (
            await post(`/${second ?? ''}/${action}`, {
              version: version + 1,
              ...(action === 'place' ? { place: 1 } : {}),
            })
          ).body.code,
        ).toBe(40400);
      expect((await post(`/${second ?? ''}/restore`, { version })).body.code).toBe(40900);
      expect((await post(`/${second ?? ''}/restore`, { version: version + 1 })).body.code).toBe(20000);
      expect(await order()).toEqual([first, second, third]);
      expect((await post(`/${second ?? ''}/restore`, { version: version + 2 })).body.code).toBe(40900);
    });

    test('may not be the last approved one on air', async () => {
      const one = await added();
      await api.sql(`UPDATE studio_programme SET audit = 'rejected' WHERE method = 'web'`);
      await act(one.id, 'approve');
      await api.sql(`UPDATE studio SET state = 'onAir', method = 'web'`);
      expect((await act(one.id, 'remove')).body).toMatchObject({ code: 40900 });
      await api.sql(`UPDATE studio SET state = 'offAir'`);
      expect((await act(one.id, 'remove')).body.code).toBe(20000);
      const { version } = await api
        .get<{ version: number }>('/api/studio', { token: admin })
        .then((a) => a.body.data);
      // What was removed does not count as approved.
      await api.sql(`UPDATE studio SET method = 'web'`);
      expect((await api.post('/api/studio/start', { token: admin, body: { version } })).body.code).toBe(
        40900,
      );
    });
  });

  describe('their order', () => {
    test('is changed by any number of places, and not beyond the end', async () => {
      const [first = '', second = '', third = ''] = await order();
      await act(third, 'place', { place: 1 });
      expect(await order()).toEqual([third, first, second]);
      await act(third, 'place', { place: 100 });
      expect(await order()).toEqual([first, second, third]);
      const { version } = await entry(first);
      await act(first, 'place', { place: 1 });
      expect((await entry(first)).version).toBe(version);
    });

    test.each([0, 101, 1.5])('has no place %d', async (place) => {
      const [first = ''] = await order();
      expect((await act(first, 'place', { place })).body.code).toBe(40000);
    });

    test('of two who move different entries at once, both succeed; of the same one, one does', async () => {
      const [first = '', second = '', third = ''] = await order();
      const [one, other] = await Promise.all([
        act(first, 'place', { place: 3 }),
        act(third, 'place', { place: 1 }),
      ]);
      expect([one.body.code, other.body.code]).toEqual([20000, 20000]);
      expect((await order()).toSorted()).toEqual([first, second, third].toSorted());
      expect((await list()).map((at) => at.order)).toEqual([1, 2, 3]);
      const { version } = await entry(second);
      const codes = (
        await Promise.all([1, 3].map((place) => post(`/${second}/place`, { version, place })))
      ).map(({ body }) => body.code);
      expect(codes).toContain(20000);
    });
  });

  describe('covers', () => {
    const upload = async (id: string, content: Buffer, token = admin) =>
      api.post<Programme[]>(`/api/studio/programmes/${id}/cover`, {
        token,
        ...(await multipart({ content })),
      });
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c00000' } });

    test('are rendered anew, without metadata, and replaced', async () => {
      const { id } = await added();
      const large = await picture(1_280, 800)
        .withExif({ IFD0: { Artist: 'Dara' } })
        .jpeg()
        .toBuffer();
      expect((await upload(id, large)).body.code).toBe(20000);
      const { cover } = await entry(id);
      expect(cover).toMatch(/^\/api\/files\/programmes\/[\w-]{22}\.webp$/);
      const { bytes, headers } = await api.raw(cover);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(headers['content-security-policy']).toContain('sandbox');
      await upload(id, await picture(64, 40).png().toBuffer());
      expect((await api.get(cover)).status).toBe(404);
      const next = await entry(id);
      expect(next.cover).not.toBe(cover);
      await act(id, 'remove');
      expect((await api.raw(next.cover)).status).toBe(200);
      await post(`/${id}/restore`, { version: next.version + 1 });
      await act(id, 'cover/remove');
      expect((await entry(id)).cover).toBe('');
      expect((await api.get(next.cover)).status).toBe(404);
    });

    test.each([
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      ['a text', Buffer.from('not a picture'), 415],
      ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415],
      ['a broken picture', png(8, 8).subarray(0, 40), 400],
      ['a picture of too many pixels', png(30_000, 30_000), 400],
      ['more than 2 MB', Buffer.alloc(2_000_001), 413],
      ['nothing', Buffer.alloc(0), 400],
    ])('%s is refused', async (_what, content, status) => {
      const [first = ''] = await order();
      const before = await entry(first);
      expect((await upload(first, content)).status).toBe(status);
      expect(await entry(first)).toEqual(before);
    });

    test('need an entry and the right to change it', async () => {
      const content = await picture(64, 40).png().toBuffer();
      expect((await upload('00000000', content)).body.code).toBe(40400);
      expect((await upload('a61b0c7f', content, user)).body.code).toBe(40300);
      expect((await api.get('/api/files/programmes/..%2Favatars%2Fx.webp')).status).toBe(404);
    });

    test('with an outdated version are not removed', async () => {
      const { id, version } = await added();
      await upload(id, await picture(64, 40).png().toBuffer());
      expect((await post(`/${id}/cover/remove`, { version })).body.code).toBe(40900);
      expect((await entry(id)).cover).not.toBe('');
    });
  });

  test('the last place is taken once', async () => {
    await api.sql(
      `INSERT INTO studio_programme (code, method, position, name, duration)
       SELECT to_hex(268435456 + at), 'flowControl', at + 10, 'Filler', 60 FROM generate_series(1, $1::int) AS at`,
      [MOST - 1 - (await list('flowControl')).length],
    );
    const codes = (await Promise.all([1, 2, 3].map(() => post('', { ...NEW, method: 'flowControl' })))).map(
      ({ body }) => body.code,
    );
    expect(codes.toSorted()).toEqual([20000, 50000, 50000]);
  });
});
