import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { ContentPicturesService } from '../../src/library/media/content-pictures.service.js';
import { type Caller, ContentItems } from '../support/content-items.js';
import { animation, packed, png } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { type Answer, TestApi } from '../support/test-api.js';

interface Picture {
  id: string;
  width: number;
  height: number;
  address: string;
  srcset: string;
}

const YEAR = 'max-age=31536000, immutable';
const withoutSignature = (address: string) => address.split('?', 1)[0] ?? '';
const addressesOf = ({ srcset }: Pick<Picture, 'srcset'>) =>
  srcset.split(', ').map((one) => one.split(' ', 1)[0] ?? '');

describe('pictures of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start({ SALA_STORAGE_PER_ACCOUNT_MB: '10' });
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const upload = async (content: Buffer, caller: Caller = 'owner'): Promise<Answer<Picture>> =>
    api.post('/api/library/pictures', { token: items.tokens[caller], ...(await multipart({ content })) });
  let drawn = 0;
  /** Each another one. */
  const drawing = (width = 40, height = 30) => {
    drawn += 1;
    return sharp({
      create: {
        width,
        height,
        channels: 3,
        background: { r: (drawn * 37) % 256, g: (drawn * 101) % 256, b: 200 },
      },
    });
  };
  const uploaded = async (caller: Caller = 'owner', width = 40, height = 30) =>
    (await upload(await drawing(width, height).png().toBuffer(), caller)).body.data;
  const statusOf = async (address: string) => (await api.raw(address)).status;
  const preview = async (body: string, caller: Caller) =>
    (
      await api.post<{ html: string }>('/api/library/previews', {
        token: items.tokens[caller],
        body: { body },
      })
    ).body.data.html;
  const errors = ({ body }: Answer) => (body.data as { errors: object[] }).errors;

  test('are rendered anew in three widths, never enlarged and without metadata', async () => {
    const photo = await drawing(3_200, 1_800)
      .withExif({ IFD0: { Artist: 'Dara' } })
      .jpeg()
      .toBuffer();
    const { data } = (await upload(photo)).body;
    expect(data).toMatchObject({ width: 1_600, height: 900 });
    expect(data.id).toMatch(/^[0-9a-f]{40}-1600x900$/);
    const sizes = await Promise.all(
      addressesOf(data).map(async (address) => {
        const { bytes, headers } = await api.raw(address);
        expect(headers['content-type']).toBe('image/webp');
        const { width, height, exif } = await sharp(bytes).metadata();
        expect(exif).toBeUndefined();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [480, 270],
      [960, 540],
      [1_600, 900],
    ]);
    const small = await uploaded();
    expect(small).toMatchObject({ width: 40, height: 30 });
    expect(addressesOf(small)).toHaveLength(1);
  });

  test('that are many times higher than wide are held in their height', async () => {
    const { id, srcset } = await uploaded('owner', 900, 9_000);
    expect(id).toMatch(/-480x4800$/);
    expect(srcset).toMatch(/ 144w, \S+ 288w, \S+ 480w$/);
  });

  test('have one id and are stored once, whoever uploads them', async () => {
    const content = await drawing().png().toBuffer();
    const ids = new Set<string>();
    for (const caller of ['owner', 'owner', 'stranger'] as const)
      ids.add((await upload(content, caller)).body.data.id);
    expect(ids.size).toBe(1);
    const together = await drawing().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(together)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const rows = (await api.sql('SELECT 1 FROM content_picture WHERE id = $1', [[...ids][0]])).length;
    expect(rows).toBe(2);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a text', Buffer.from('not a picture'), 415],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 415],
    ['a broken picture', png(8, 8).subarray(0, 40), 400],
    ['a picture of too many pixels', png(30_000, 30_000), 400],
    ['texts that unpack to more than any needs', png(8, 8, [packed('zTXt', 6_000_000)]), 400],
    ['an animation of thousands of frames', animation(5_000), 400],
    ['nothing', Buffer.alloc(0), 400],
  ])('%s is refused', async (_what, content, status) => {
    expect((await upload(content)).status).toBe(status);
  });

  test('count against the files of whoever uploads them', async () => {
    await api.sql(`INSERT INTO file_content (name, size) VALUES ('content/full', 9999990)`);
    await api.sql(
      `INSERT INTO file_reference (name, content_name, account_id)
       SELECT 'full', 'content/full', id FROM account WHERE user_name = 'stranger'`,
    );
    const content = await drawing().png().toBuffer();
    const { body } = await upload(content, 'stranger');
    expect(body).toMatchObject({ code: 50000, msg: expect.stringContaining('10 MB') });
    expect((await upload(content)).body.code).toBe(20000);
    await api.sql(`DELETE FROM file_reference WHERE name = 'full'`);
  });

  test('are read by a signed address for an hour or two, and without one only while they are online', async () => {
    const picture = await uploaded();
    const [signed] = addressesOf(picture);
    const plain = withoutSignature(picture.address);
    const { headers } = await api.raw(picture.address);
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(String(headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(3_600 - 60);
    expect(Number(seconds)).toBeLessThanOrEqual(7_200);
    expect(await statusOf(signed ?? '')).toBe(200);
    expect(await statusOf(plain)).toBe(404);
    const query = new URLSearchParams(picture.address.split('?')[1]);
    const later = `${plain}?until=${Number(query.get('until')) + 1}&signature=${query.get('signature')}`;
    expect(await statusOf(later)).toBe(404);
    const other = withoutSignature((await uploaded()).address);
    expect(await statusOf(`${other}?${query.toString()}`)).toBe(404);

    const item = await items.created({ cover: picture.id, coverText: 'A blue field' });
    expect(await statusOf(plain)).toBe(404);
    const online = await items.taken(item, 'submit', 'approve', 'publish');
    const answer = await api.raw(plain);
    expect(answer.headers).toMatchObject({
      'cache-control': `public, ${YEAR}`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    await items.taken(online, 'unpublish');
    expect(await statusOf(plain)).toBe(404);
  });

  test('of a revision that is not online yet stay unread beside one that is', async () => {
    const [first, next] = [await uploaded(), await uploaded()];
    const item = await items.published({ body: `![One](media:${first.id})` });
    await items.save(item.id, item.version, { body: `![Two](media:${next.id})` });
    expect(await statusOf(withoutSignature(first.address))).toBe(200);
    expect(await statusOf(withoutSignature(next.address))).toBe(404);
  });

  test('stand in a body in all of their sizes, for those who may see them', async () => {
    const { id } = await uploaded('owner', 1_000, 500);
    const body = `![A <b>blue</b> field](media:${id} "Blue")`;
    const html = await preview(body, 'owner');
    expect(html).toMatch(
      new RegExp(
        `^<p><img src="/api/files/content/${id}-1600\\.webp\\?until=\\d+&amp;signature=[\\w-]+" ` +
          'alt="A &lt;b&gt;blue&lt;/b&gt; field" title="Blue" srcset="[^"]+ 480w, [^"]+ 960w, [^"]+ 1000w" ' +
          'sizes="[^"]+" width="1000" height="500" loading="lazy" /></p>\n$',
      ),
    );
    expect(await preview(body, 'inspector')).toBe(html);
    expect(await preview(body, 'stranger')).toBe('<p></p>\n');
    expect(await preview(`![x](media:${'0'.repeat(40)}-1x1)`, 'inspector')).toBe('<p></p>\n');
    const [src = ''] = /\/api[^"]+/.exec(html) ?? [];
    expect(await statusOf(src.replace('&amp;', '&'))).toBe(200);
    await items.published({ body });
    expect(await preview(body, 'stranger')).toBe(html);
  });

  test('are described to those who may see them', async () => {
    const { id } = await uploaded();
    const describe = (caller: Caller, of = id) =>
      api.get<Picture>(`/api/library/pictures/${of}`, { token: items.tokens[caller] });
    for (const caller of ['owner', 'inspector'] as const)
      expect((await describe(caller)).body.data).toMatchObject({ id, width: 40, height: 30 });
    expect((await describe('stranger')).body.code).toBe(40400);
    expect((await describe('inspector', `${'0'.repeat(40)}-1x1`)).body.code).toBe(40400);
    await items.published({ cover: id, coverText: 'A field' });
    expect((await describe('stranger')).body.code).toBe(20000);
  });

  test('of somebody else and unknown ones are refused, and the field is named', async () => {
    const foreign = await uploaded('stranger');
    const unknown = `${'0'.repeat(40)}-1x1`;
    for (const id of [foreign.id, unknown]) {
      expect(errors(await items.create({ cover: id, coverText: 'A field' }))).toMatchObject([
        { field: 'cover', rule: 'pictureGone' },
      ]);
      expect(errors(await items.create({ body: `![A field](media:${id})` }))).toMatchObject([
        { field: 'body', msg: expect.stringContaining(id) },
      ]);
    }
    expect((await items.create({ body: `![A](media:${foreign.id})` }, 'inspector')).body.code).toBe(20000);
  });

  test.each([
    ['a cover that does not say what it shows', { coverText: '' }, 'coverText'],
    ['a text of a cover that is not there', { cover: '' }, 'coverText'],
    ['a text of 201 characters', { coverText: 'x'.repeat(201) }, 'coverText'],
    ['what is no id', { cover: '../../x' }, 'cover'],
  ])('%s is refused', async (_what, change, field) => {
    const { id } = await uploaded();
    const answer = await items.create({ cover: id, coverText: 'A field', ...change });
    expect(answer.status).toBe(400);
    expect(errors(answer)).toMatchObject([{ field }]);
  });

  test('a text is submitted only when all of its pictures say what they show', async () => {
    const { id } = await uploaded();
    const item = await items.created({ body: `![One](media:${id})\n\n- ![ ](media:${id})` });
    const { body } = await items.act(item.id, 'submit', item.version, 'owner');
    expect(body).toMatchObject({ code: 50000, data: { field: 'body' } });
    const described = await items.save(item.id, item.version, { body: `![One](media:${id})` });
    expect((await items.act(item.id, 'submit', described.body.data.version, 'owner')).body.code).toBe(20000);
  });

  test('are the cover of an item in its list, its revisions, their comparison and its history', async () => {
    const [first, next] = [await uploaded(), await uploaded()];
    const item = await items.published({ title: 'With a cover', cover: first.id, coverText: 'One' });
    expect(item).toMatchObject({ cover: { id: first.id, text: 'One', width: 40, height: 30 } });
    const change = { title: 'With a cover', cover: next.id, coverText: 'Two' };
    const saved = await items.save(item.id, item.version, change);
    expect(saved.body.data).toMatchObject({ cover: { id: next.id, text: 'Two' } });
    const covers = async (caller: Caller) =>
      (await items.list('search=With%20a%20cover', caller)).list.find(({ id }) => id === item.id);
    expect(await covers('owner')).toMatchObject({ cover: { id: next.id, text: 'Two' } });
    expect(await covers('stranger')).toMatchObject({ cover: { id: first.id, text: 'One' } });
    const ask = async (path: string) =>
      (await api.get(`/api/library/items/${item.id}/${path}`, { token: items.tokens.owner })).body.data;
    expect(await ask('revisions/1')).toMatchObject({ cover: { id: first.id } });
    expect(await ask('comparison?from=1&to=2')).toMatchObject({
      fields: [
        { field: 'cover', before: [expect.stringContaining(`${first.id}-480.webp?`)] },
        { field: 'coverText', before: ['One'], after: ['Two'] },
      ],
    });
    expect((await items.history(item.id))[0]).toMatchObject({
      before: { cover: first.id, coverText: 'One' },
    });
  });

  test('that nothing names go after a day, and what any revision names stays', async () => {
    const kept = await uploaded();
    const item = await items.created({ body: `![One](media:${kept.id})` });
    const rejected = await items.taken(item, 'submit', 'reject');
    const next = await items.save(item.id, rejected.version, { body: 'None.' });
    const draft = await uploaded();
    const named = await items.save(item.id, next.body.data.version, { cover: draft.id, coverText: 'Two' });
    const forgotten = await uploaded();
    await api.sql(`UPDATE content_picture SET kept_at = now() - interval '25 hours'`);
    // What is given up now is kept for another day.
    await items.save(item.id, named.body.data.version, {});
    const fresh = await uploaded();
    await Promise.all([1, 2].map(() => api.app.get(ContentPicturesService).sweep()));
    expect(await statusOf(forgotten.address)).toBe(404);
    for (const { address } of [kept, draft, fresh]) expect(await statusOf(address)).toBe(200);
    expect(
      await api.sql(`SELECT 1 FROM file_reference WHERE name LIKE '%' || $1 || '%'`, [forgotten.id]),
    ).toEqual([]);
  });
});
