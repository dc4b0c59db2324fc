import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { CertificationDocumentsService } from '../../src/operations/certification/certification-documents.service.js';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { BLANK_PDF, uploadAs, uploadDocument, type UploadedDocument } from '../support/certification.js';
import { TestApi } from '../support/test-api.js';

const FORM = {
  accountType: 'institution',
  legalPerson: 'Chan Sokha',
  certificateType: 'passport',
  authenticationNumber: 'N0123456',
  enterpriseName: 'Example Lessons',
  enterpriseCertificateType: 'institutionCertificate',
  organizationCode: 'EXAMPLE-0042',
};
const DOCUMENTS = '/api/user/certification/documents';
const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00000' } });

describe('documents of a certification', () => {
  let api: TestApi;
  let user: string;
  let stranger: string;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    [user, admin] = [await api.signIn('user'), await api.signIn('admin')];
    stranger = await api.signInStranger();
  });
  beforeEach(async () => {
    await api.sql(
      'DELETE FROM certification_document; DELETE FROM dropped_file; DELETE FROM file_reference; DELETE FROM file_content; DELETE FROM stored_file; DELETE FROM certification_record',
    );
  });
  afterAll(() => api.stop());

  const upload = (content: Buffer, filename?: string) => uploadAs(api, user, content, filename);
  /** Of the files. */
  const stored = async () =>
    (await api.sql<{ name: string }>('SELECT name FROM file_reference')).map(({ name }) => name);
  /** Each content of a file is stored once, until the job has run. */
  const contents = async () => {
    await api.app.get(DroppedFilesService).run();
    return (await api.sql<{ name: string }>('SELECT name FROM stored_file')).map(({ name }) => name);
  };
  const submit = (documents: string[], token = user) =>
    api.post<{ id: number; documents: UploadedDocument[] }>('/api/user/certification/submit', {
      token,
      body: { ...FORM, documents },
    });
  const submitted = async () => {
    const id = await uploadDocument(api, user);
    return { id, request: (await submit([id])).body.data.id };
  };
  const link = (request: number, id: string, token: string) =>
    api.post<{ address: string }>(`/api/certifications/${request}/documents/${id}/link`, { token });
  const remove = (id: string, token = user) => api.call('DELETE', `${DOCUMENTS}/${id}`, { token });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'a %s keeps its format and loses its metadata',
    async (format) => {
      const content = await picture()
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toBuffer();
      expect(content.includes('secret place')).toBe(true);
      const { data } = (await upload(content, 'ID card.gif')).body;
      expect(data).toMatchObject({ mediaType: `image/${format}`, size: expect.any(Number) });
      expect(data.name).toBe(`ID card.${format === 'jpeg' ? 'jpg' : format}`);
      const [file] = await api.sql<{ bytes: Buffer }>('SELECT bytes FROM stored_file');
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
      expect(file?.bytes.includes('secret place')).toBe(false);
    },
  );

  test('what stands behind a picture is not stored', async () => {
    const content = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect((await upload(content)).body.code).toBe(20000);
    const [file] = await api.sql<{ bytes: Buffer }>('SELECT bytes FROM stored_file');
    expect(file?.bytes.includes('script')).toBe(false);
  });

  test('a very large picture is reduced', async () => {
    const create = { width: 5_000, height: 50, channels: 3 as const, background: '#ffffff' };
    await upload(await sharp({ create }).png().toBuffer());
    const [file] = await api.sql<{ bytes: Buffer }>('SELECT bytes FROM stored_file');
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 4_096, height: 41 });
  });

  test.each<[string, Buffer]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['HTML with a PDF in it', Buffer.concat([Buffer.from('<!doctype html><p>'), BLANK_PDF])],
    ['a GIF', Buffer.from('GIF89a')],
  ])('%s is 415, whatever its name says', async (_, content) => {
    const answer = await upload(content, 'licence.pdf');
    expect(answer).toMatchObject({ status: 415, body: { code: 41500 } });
    expect(answer.body.msg).toContain('application/pdf');
    expect(await stored()).toEqual([]);
  });

  test.each<[string, Buffer, string]>([
    ['a PDF with another file behind it', Buffer.concat([BLANK_PDF, Buffer.from('PK\x03\x04')]), 'pdf'],
    ['half a PDF', BLANK_PDF.subarray(0, 80), 'pdf'],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'picture'],
    ['nothing', Buffer.alloc(0), 'required'],
  ])('%s is 400', async (_, content, rule) => {
    const answer = await upload(content);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field: 'file', rule }] } },
    });
    expect(await stored()).toEqual([]);
  });

  test('11 MB are 413', async () => {
    const answer = await upload(Buffer.concat([BLANK_PDF, Buffer.alloc(11_000_000)]));
    expect(answer).toMatchObject({ status: 413, body: { code: 41300 } });
    expect(answer.body.msg).toContain('10 MB');
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\scans\\licence.exe', 'licence.pdf'],
    ['营业执照 2026.PDF', '营业执照 2026.pdf'],
    ['.pdf', 'document.pdf'],
    ['a;b?c.pdf', 'a b c.pdf'],
    ['licence\u202Efdp.\u200Bexe', 'licencefdp.pdf'],
    ['ម៉ាលី\u200Bច័ន្ទ.pdf', 'ម៉ាលី\u200Bច័ន្ទ.pdf'],
    [`${'ម'.repeat(200)}.pdf`, `${'ម'.repeat(124)}.pdf`],
  ])('%s is called %s', async (filename, name) => {
    expect((await upload(BLANK_PDF, filename)).body.data.name).toBe(name);
  });

  test('at most ten wait for a submission', async () => {
    const first = await uploadDocument(api, user);
    for (let more = 0; more < 9; more += 1) await uploadDocument(api, user);
    expect((await upload(BLANK_PDF)).body).toMatchObject({ code: 50000, data: null });
    await remove(first);
    expect((await upload(BLANK_PDF)).body.code).toBe(20000);
  });

  test('is removed with its file, but not by somebody else and not from a request', async () => {
    const id = await uploadDocument(api, user);
    expect((await remove(id, stranger)).body.code).toBe(40400);
    expect((await remove(id)).body).toMatchObject({ code: 20000, data: true });
    expect((await remove(id)).body.code).toBe(40400);
    expect([await stored(), await contents()]).toEqual([[], []]);
    expect((await remove((await submitted()).id)).body.code).toBe(40400);
  });

  test('belongs to its own account', async () => {
    const foreign = await uploadDocument(api, stranger);
    expect((await submit([foreign])).body).toMatchObject({
      data: { errors: [{ field: 'documents', rule: 'documentGone' }] },
    });
    const { id } = await submitted();
    expect((await submit([id], stranger)).body).toMatchObject({
      data: { errors: [{ field: 'documents', rule: 'documentGone' }] },
    });
  });

  test('of an earlier request is copied into the next one, in the order of the uploads', async () => {
    const { id: first, request: earlier } = await submitted();
    const second = (await upload(BLANK_PDF, 'statute.pdf')).body.data.id;
    const { id, documents } = (await submit([second, first])).body.data;
    expect(documents.map(({ name }) => name)).toEqual(['licence.pdf', 'statute.pdf']);
    const [copy] = documents;
    expect(copy?.id).not.toBe(first);
    for (const [request, document] of [
      [id, copy?.id ?? ''],
      [earlier, first],
    ] as const) {
      const { address } = (await link(request, document, admin)).body.data;
      expect((await api.raw(address)).bytes).toEqual(BLANK_PDF);
    }
  });

  test('its owner and a reviewer download it once, by a link', async () => {
    await upload(BLANK_PDF, '营业执照.pdf');
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>('SELECT id FROM certification_document');
    const body = { ...FORM, documents: [id] };
    const request = (await api.post<{ id: number }>('/api/user/certification/submit', { token: user, body }))
      .body.data.id;
    expect((await link(request, id, stranger)).body.code).toBe(40400);
    for (const token of [user, admin]) {
      const { address } = (await link(request, id, token)).body.data;
      const { bytes, headers } = await api.raw(address);
      expect(bytes).toEqual(BLANK_PDF);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="____.pdf"; filename*=UTF-8''%E8%90%A5%E4%B8%9A%E6%89%A7%E7%85%A7.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await api.get(address)).toMatchObject({ status: 404, body: { code: 40400 } });
    }
  });

  test('a link needs a document of that request', async () => {
    const { request } = await submitted();
    const other = await uploadDocument(api, user);
    expect((await link(request, other, user)).body.code).toBe(40400);
  });

  test('is removed after a day without a request, and kept with one', async () => {
    const { id } = await submitted();
    const forgotten = await uploadDocument(api, user);
    const fresh = await uploadDocument(api, user);
    await api.sql(
      `UPDATE certification_document SET created_at = now() - interval '25 hours' WHERE id <> $1`,
      [fresh],
    );
    await api.app.get(CertificationDocumentsService).sweep();
    expect((await stored()).toSorted()).toEqual(
      [`certifications/${id}`, `certifications/${fresh}`].toSorted(),
    );
    expect((await remove(forgotten)).body.code).toBe(40400);
  });
});
