import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { png } from '../support/hostile-pictures.js';
import { multipart, type Part } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

const UPLOAD = '/api/user/upload';
const MEGABYTES_2 = 2_000_000;

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } });

/** A valid JPEG padded to the given length. Decoders ignore the trailing bytes. */
async function jpegOfBytes(length: number): Promise<Buffer> {
  const jpeg = await plain().jpeg().toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
}

describe('avatars', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await TestApi.start();
    token = await api.signIn('user');
  });
  afterAll(() => api.stop());

  const upload = async (...parts: Part[]) => api.post(UPLOAD, { token, ...(await multipart(...parts)) });
  const avatar = async () =>
    (await api.post<{ avatar: string }>('/api/user/info', { token })).body.data.avatar;
  /** Those of former avatars leave with the next run of the job. */
  const files = async () => {
    await api.app.get(DroppedFilesService).run();
    return (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM stored_file'))[0]?.n;
  };

  test('the sample avatars exist', async () => {
    const { bytes, status } = await api.raw(await avatar());
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes the avatar in three sizes', async (format) => {
    const [former, stored] = [await avatar(), await files()];
    const content = await plain(400, 300).toFormat(format).toBuffer();
    expect((await upload({ content })).body).toMatchObject({ data: 'ok', code: 20000 });
    const address = await avatar();
    expect(address).toMatch(/^\/api\/files\/avatars\/[\w-]{22}-96\.webp$/);
    expect(address).not.toBe(former);
    for (const size of [48, 96, 256]) {
      const { bytes } = await api.raw(address.replace('-96.', `-${size}.`));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size });
    }
    for (const size of [48, 96, 256]) {
      const gone = await api.get(former.replace('-96.', `-${size}.`));
      expect(gone).toMatchObject({ status: 404, body: { code: 40400 } });
    }
    expect(await files()).toBe(stored);
  });

  test('the audit log says that it was changed or removed, and nothing if there was none', async () => {
    const entries = async () =>
      await api.sql(`SELECT after FROM audit_entry WHERE entity = 'account' AND action = 'edit' ORDER BY id`);
    const known = (await entries()).length;
    await upload({ content: await plain().png().toBuffer() });
    for (let n = 0; n < 2; n += 1) await api.call('DELETE', '/api/user/avatar', { token });
    const change = { after: { fields: ['avatar'] } };
    expect((await entries()).slice(known)).toEqual([change, change]);
    await upload({ content: await plain().png().toBuffer() });
  });

  test('is served with safe headers, cacheable forever, without a token', async () => {
    const { headers } = await api.raw(await avatar());
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([
    'x',
    'AAAAAAAAAAAAAAAAAAAAAA-96.webp',
    '..%2F..%2Fetc',
    '%00',
    'AAAAAAAAAAAAAAAAAAAAAA-97.webp',
  ])('the unknown name %s is an uncached 404', async (name) => {
    const answer = await api.get(`/api/files/avatars/${name}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 40400, data: null } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is rotated upright and stripped of its metadata', async () => {
    // The left half is red and the right half is blue. With orientation 6, red is on top.
    const halves = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
      .composite([{ input: await plain(100, 200).png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(halves.includes('Exif')).toBe(true);
    await upload({ content: halves, type: 'image/jpeg' });
    const { bytes } = await api.raw(await avatar());
    const metadata = await sharp(bytes).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('orientation');
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const reds = [data[(10 * 96 + 48) * 3], data[(86 * 96 + 48) * 3]];
    expect(reds[0]).toBeGreaterThan(150);
    expect(reds[1]).toBeLessThan(50);
  });

  test('accepts 2,000,000 bytes and answers 413 to one more', async () => {
    expect((await upload({ content: await jpegOfBytes(MEGABYTES_2) })).body.code).toBe(20000);
    const before = await avatar();
    const above = await upload({ content: await jpegOfBytes(MEGABYTES_2 + 1) });
    expect(above).toMatchObject({ status: 413, body: { code: 41300 } });
    expect(above.body.msg).toContain('2 MB');
    expect(await avatar()).toBe(before);
  });

  test('a request above 10 MB is 413 before the session is checked', async () => {
    const sent = await multipart({ content: Buffer.alloc(10_000_000) });
    const answer = await api.post(UPLOAD, sent);
    expect(answer).toMatchObject({ status: 413, body: { code: 41300 } });
    expect(answer.body.msg).toContain('10 MB');
    const below = await multipart({ content: Buffer.alloc(9_000_000) });
    expect((await api.post(UPLOAD, below)).body.code).toBe(50008);
  });

  test.each([
    ['an interlaced PNG', 16, (picture: Sharp) => picture.png({ progressive: true })],
    [
      'an interlaced PNG of 16 bits',
      8,
      (picture: Sharp) => picture.toColourspace('rgb16').png({ progressive: true }),
    ],
    [
      'a progressive JPEG',
      10,
      (picture: Sharp) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['a progressive JPEG with fewer colours', 21, (picture: Sharp) => picture.jpeg({ progressive: true })],
  ])('%s is decoded as a whole, so it is limited to %i million pixels', async (_, max, encode) => {
    const pictureOf = (height: number) => {
      const create = {
        width: 5_000,
        height,
        channels: 4 as const,
        background: { r: 1, g: 2, b: 3, alpha: 0.5 },
      };
      return encode(sharp({ create })).toBuffer();
    };
    const height = (max * 1_000_000) / 5_000;
    expect((await upload({ content: await pictureOf(height) })).body.code).toBe(20000);
    const refused = await upload({ content: await pictureOf(height + 1) });
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { errors: [{ rule: 'pixelsHeld', params: { max } }] } },
    });
  });

  test('accepts forty million pixels and rejects more', async () => {
    expect((await upload({ content: png(5_000, 8_000) })).body.code).toBe(20000);
    const answer = await upload({ content: png(5_000, 8_001) });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field: 'file', rule: 'pixels', params: { max: 40 } }] } },
    });
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['HTML that calls itself PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['one byte', () => Buffer.from([0x89])],
  ])('%s is 415, whatever its name says', async (_kind, make) => {
    const before = await avatar();
    const answer = await upload({ content: await make(), filename: 'me.png', type: 'image/png' });
    expect(answer).toMatchObject({ status: 415, body: { code: 41500 } });
    expect(answer.body.msg).toContain('image/png');
    expect(await avatar()).toBe(before);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is 400', async (format) => {
    const noise = sharp(Buffer.from(Array.from({ length: 120_000 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 200, height: 200, channels: 3 },
    });
    const whole = await noise.toFormat(format).toBuffer();
    const before = await avatar();
    const answer = await upload({ content: whole.subarray(0, whole.length / 2) });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field: 'file', rule: 'picture' }] } },
    });
    expect(await avatar()).toBe(before);
  });

  describe('the form', () => {
    let content: Buffer;
    beforeAll(async () => {
      content = await plain().png().toBuffer();
    });

    test.each<[string, () => Part[], string[]]>([
      ['no part', () => [], ['file required']],
      ['another name', () => [{ name: 'avatar', content }], ['avatar unknown', 'file required']],
      ['a text', () => [{ name: 'file', content: 'text' }], ['file unknown', 'file required']],
      ['an empty file', () => [{ content: Buffer.alloc(0) }], ['file required']],
      ['two files', () => [{ content }, { content }], ['file once']],
      ['a text beside it', () => [{ content }, { name: 'role', content: 'admin' }], ['role unknown']],
    ])('with %s is 400', async (_what, parts, expected) => {
      const before = await avatar();
      const { status, body } = await upload(...parts());
      expect(status).toBe(400);
      const { errors } = body.data as { errors: { field: string; rule: string }[] };
      expect(errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected);
      expect(await avatar()).toBe(before);
    });

    test('with extra parts or a truncated body is 400', async () => {
      const many = await upload(...Array.from({ length: 20 }, () => ({ content })));
      expect(many).toMatchObject({ status: 400, body: { code: 40000 } });
      const { payload, headers } = await multipart({ content });
      for (const broken of [payload.subarray(0, -30), Buffer.from('--x')]) {
        const answer = await api.post(UPLOAD, { token, payload: broken, headers });
        expect(answer).toMatchObject({
          status: 400,
          body: { data: { errors: [{ field: '', rule: 'multipart' }] } },
        });
      }
      const noBoundary = await api.post(UPLOAD, {
        token,
        payload,
        headers: { 'content-type': 'multipart/form-data' },
      });
      expect(noBoundary.status).toBe(400);
    });

    test('of another media type is 415, and an empty request is a missing file', async () => {
      expect((await api.post(UPLOAD, { token, body: { file: 'x' } })).status).toBe(415);
      const png = { payload: content, headers: { 'content-type': 'image/png' } };
      expect((await api.post(UPLOAD, { token, ...png })).status).toBe(415);
      const nothing = await api.post(UPLOAD, { token });
      expect(nothing).toMatchObject({
        status: 400,
        body: { data: { errors: [{ field: 'file', rule: 'required' }] } },
      });
    });

    test('is refused by operations without upload, after the session check', async () => {
      const form = await multipart({ content });
      expect(await api.post('/api/user/info', { token, ...form })).toMatchObject({ status: 415 });
      expect(await api.post('/api/user/save-info', { token, ...form })).toMatchObject({ status: 415 });
      expect((await api.post('/api/user/info', form)).body.code).toBe(50008);
      expect((await api.post(UPLOAD, form)).body.code).toBe(50008);
    });
  });

  test('can be removed, and is then the initial everywhere', async () => {
    await upload({ content: await plain().png().toBuffer() });
    const [former, stored] = [await avatar(), await files()];
    const remove = async () => (await api.call('DELETE', '/api/user/avatar', { token })).body;
    expect(await remove()).toMatchObject({ data: 'ok', code: 20000 });
    expect(await avatar()).toBe('');
    expect((await api.get(former)).status).toBe(404);
    expect(await files()).toBe((stored ?? 0) - 3);
    expect(await remove()).toMatchObject({ data: 'ok', code: 20000 });
    await upload({ content: await plain().png().toBuffer() });
  });

  test('keeps one of two concurrent uploads and no orphaned file', async () => {
    const stored = await files();
    const pictures = await Promise.all(
      [plain(50, 50), plain(60, 60)].map((picture) => picture.png().toBuffer()),
    );
    await Promise.all(pictures.map((content) => upload({ content })));
    expect(await files()).toBe(stored);
    expect((await api.raw(await avatar())).status).toBe(200);
  });
});
