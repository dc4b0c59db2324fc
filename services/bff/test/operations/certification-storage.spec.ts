import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { BLANK_PDF, uploadAs, uploadDocument, type UploadedDocument } from '../support/certification.js';
import { TestApi } from '../support/test-api.js';

// Dozens of uploads at the same time.
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

describe('the content of documents', () => {
  let api: TestApi;
  let user: string;
  let stranger: string;
  beforeAll(async () => {
    // No transaction may wait for a second connection.
    api = await TestApi.start({ DATABASE_POOL_SIZE: '1' });
    user = await api.signIn('user');
    stranger = await api.signInStranger();
  });
  beforeEach(async () => {
    await api.sql(
      'DELETE FROM certification_document; DELETE FROM dropped_file; DELETE FROM file_reference; DELETE FROM file_content; DELETE FROM stored_file; DELETE FROM certification_record',
    );
  });
  afterAll(() => api.stop());

  const upload = (content: Buffer) => uploadAs(api, user, content);
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

  test('is stored once, however often it is submitted, and as long as a document has it', async () => {
    let { id } = await submitted();
    for (let again = 0; again < 3; again += 1) {
      const [document] = (await submit([id])).body.data.documents;
      id = document?.id ?? '';
    }
    const waiting = await uploadDocument(api, user);
    const foreign = await uploadDocument(api, stranger);
    expect([(await stored()).length, (await contents()).length]).toEqual([6, 1]);
    await remove(waiting);
    await remove(foreign, stranger);
    expect([(await stored()).length, (await contents()).length]).toEqual([4, 1]);
  });

  test('from before contents were shared is downloaded, submitted again and removed', async () => {
    const { id: first, request: earlier } = await submitted();
    const waiting = await uploadDocument(api, user);
    await api.sql('DELETE FROM file_reference; DELETE FROM file_content; DELETE FROM stored_file');
    for (const id of [first, waiting])
      await api.sql('INSERT INTO stored_file (name, media_type, bytes) VALUES ($1, $2, $3)', [
        `certifications/${id}`,
        'application/pdf',
        BLANK_PDF,
      ]);
    const { id: request, documents } = (await submit([first])).body.data;
    for (const [record, id] of [
      [earlier, first],
      [request, documents[0]?.id ?? ''],
    ] as const) {
      const { address } = (await link(record, id, user)).body.data;
      expect((await api.raw(address)).bytes).toEqual(BLANK_PDF);
    }
    expect((await contents()).length).toBe(3);
    expect((await remove(waiting)).body.code).toBe(20000);
    expect((await contents()).length).toBe(2);
  });

  test('of 30 that are uploaded at the same time, 10 wait for a submission', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => upload(Buffer.concat([BLANK_PDF, Buffer.alloc(at, ' ')]))),
    );
    expect(answers.filter(({ body }) => body.code === 20000)).toHaveLength(10);
    expect([(await stored()).length, (await contents()).length]).toEqual([10, 10]);
  });

  test('is kept while others with the same content come and go', async () => {
    const kept = await uploadDocument(api, stranger);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const id = await uploadDocument(api, user);
        await remove(id);
        await api.app.get(DroppedFilesService).run();
      }),
    );
    expect([await stored(), (await contents()).length]).toEqual([[`certifications/${kept}`], 1]);
    expect((await submit([kept], stranger)).body.code).toBe(20000);
  });

  test('counts to the share of its account, each content once', async () => {
    const small = await TestApi.start({ SALA_STORAGE_PER_ACCOUNT_MB: '10' }, api.database);
    const token = await small.signIn('user');
    const start = BLANK_PDF.indexOf('\n') + 1;
    const large = (byte: string) =>
      Buffer.concat([
        BLANK_PDF.subarray(0, start),
        Buffer.from(`%${byte.repeat(5_500_000)}\n`),
        BLANK_PDF.subarray(start),
      ]);
    const send = async (content: Buffer) => (await uploadAs(small, token, content)).body;
    expect((await send(large(' '))).code).toBe(20000);
    expect((await send(large(' '))).code).toBe(20000);
    const refused = await send(large('x'));
    expect(refused).toMatchObject({ code: 50000, data: null });
    expect(refused.msg).toContain('10 MB');
    await small.app.close();
    expect((await contents()).length).toBe(1);
  });

  test('may be submitted fifty times a day', async () => {
    const id = await uploadDocument(api, user);
    const first = (await submit([id])).body.data.id;
    await api.sql(
      `INSERT INTO certification_record (account_id, certification_type, account_type, legal_person, certificate_type,
         authentication_number, enterprise_name, enterprise_certificate_type, organization_code, state)
       SELECT account_id, certification_type, account_type, legal_person, certificate_type, authentication_number,
              enterprise_name, enterprise_certificate_type, organization_code, 'withdrawn'
         FROM certification_record, generate_series(1, 49) WHERE id = $1`,
      [first],
    );
    const refused = await submit([id]);
    expect(refused).toMatchObject({ status: 429, body: { code: 42900 } });
    await api.sql(`UPDATE certification_record SET submitted_at = now() - interval '25 hours'`);
    expect((await submit([id])).body.code).toBe(20000);
  });
});
