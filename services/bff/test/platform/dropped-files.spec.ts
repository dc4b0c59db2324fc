import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DroppedFiles1790018370001 } from '../../src/platform/database/migrations/1790018370001-dropped-files.js';
import { DroppedFilesService } from '../../src/platform/files/dropped-files.service.js';
import { FileReferencesRepository } from '../../src/platform/files/file-references.repository.js';
import { FileStorage } from '../../src/platform/files/file-storage.service.js';
import { BLANK_PDF, uploadAs } from '../support/certification.js';
import { png } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';

const DOCUMENTS = '/api/user/certification/documents';
const AWAY = new Error('The storage is away.');

describe('files that nothing needs', () => {
  let api: TestApi;
  let user: string;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    [user, admin] = [await api.signIn('user'), await api.signIn('admin')];
  });
  beforeEach(async () => {
    await api.sql('DELETE FROM certification_document');
    await wait();
    await run();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.stop());

  const storage = () => api.app.get(FileStorage);
  const run = () => api.app.get(DroppedFilesService).run();
  const names = async (sql: string, ...values: unknown[]) =>
    (await api.sql<{ name: string }>(sql, values)).map(({ name }) => name);
  const dropped = () => names('SELECT name FROM dropped_file ORDER BY name');
  const isStored = async (name: string) =>
    (await names('SELECT name FROM stored_file WHERE name = $1', name)).length > 0;
  /** What failed may be tried again. */
  const wait = () => api.sql('UPDATE dropped_file SET next_attempt_at = now()');
  /** Each length is another content. */
  const uploaded = async (length: number, token = user) => {
    const { id } = (await uploadAs(api, token, Buffer.concat([BLANK_PDF, Buffer.alloc(length, ' ')]))).body
      .data;
    const [content = ''] = await names(
      'SELECT content_name AS name FROM file_reference WHERE name = $1',
      `certifications/${id}`,
    );
    return { id, content };
  };
  const discard = async (id: string, token = user) =>
    (await api.call('DELETE', `${DOCUMENTS}/${id}`, { token })).body.code;
  const bytesOfUser = async () => {
    const [sum] = await api.sql<{ bytes: number }>(
      `SELECT coalesce(sum(size), 0)::int AS bytes FROM file_reference reference
         JOIN file_content content ON content.name = content_name
         JOIN account ON account.id = reference.account_id WHERE user_name = 'user'`,
    );
    return sum?.bytes;
  };

  test('are removed again until it succeeds, and count no more from the beginning', async () => {
    const { id, content } = await uploaded(1);
    const remove = jest.spyOn(storage(), 'remove').mockRejectedValueOnce(AWAY);
    expect(await discard(id)).toBe(20000);
    expect(await bytesOfUser()).toBe(0);
    await expect(run()).rejects.toThrow(AWAY);
    expect([await dropped(), await isStored(content)]).toEqual([[content], true]);
    // Not before a minute is over.
    await run();
    expect(remove).toHaveBeenCalledTimes(1);
    await wait();
    await run();
    expect([await dropped(), await isStored(content)]).toEqual([[], false]);
    expect(await names('SELECT name FROM file_content WHERE name = $1', content)).toEqual([]);
  });

  test('do not wait for one that fails', async () => {
    const [bad, good] = [await uploaded(2), await uploaded(3)];
    await discard(bad.id);
    await discard(good.id);
    const removeTruly = storage().remove.bind(storage());
    jest.spyOn(storage(), 'remove').mockImplementation(async (files, manager) => {
      if (files.includes(bad.content)) throw AWAY;
      await removeTruly(files, manager);
    });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await wait();
      await expect(run()).rejects.toThrow(AWAY);
    }
    expect(await dropped()).toEqual([bad.content]);
    expect(
      await api.sql(
        `SELECT attempts, next_attempt_at > now() + interval '3 minutes' AS late FROM dropped_file`,
      ),
    ).toEqual([{ attempts: 3, late: true }]);
  });

  test('may be removed twice: a process ended before it could say so', async () => {
    const picture = await multipart({ content: png(8, 8) });
    await api.post('/api/user/upload', { token: user, ...picture });
    await run();
    const { avatar } = (await api.post<{ avatar: string }>('/api/user/info', { token: user })).body.data;
    const removeTruly = storage().remove.bind(storage());
    const remove = jest.spyOn(storage(), 'remove').mockImplementation(async (files, manager) => {
      await removeTruly(files, manager);
      throw AWAY;
    });
    expect((await api.call('DELETE', '/api/user/avatar', { token: user })).body.code).toBe(20000);
    // Its bytes are there still.
    expect((await api.raw(avatar)).status).toBe(404);
    await expect(run()).rejects.toThrow(AWAY);
    expect(await dropped()).toHaveLength(3);
    remove.mockRestore();
    await wait();
    await run();
    expect(await dropped()).toEqual([]);
  });

  test('are shared by replicas', async () => {
    const documents = await Promise.all([4, 5, 6, 7, 8].map((length) => uploaded(length)));
    for (const { id } of documents) await discard(id);
    const remove = jest.spyOn(storage(), 'remove');
    await Promise.all([run(), run(), run()]);
    expect(remove.mock.calls.flatMap(([files]) => files).toSorted()).toEqual(
      documents.map(({ content }) => content).toSorted(),
    );
    expect(await dropped()).toEqual([]);
  });

  describe('their content', () => {
    test('stays if it was stored again before', async () => {
      const { id, content } = await uploaded(9);
      await discard(id);
      await uploaded(9);
      await run();
      expect([await dropped(), await isStored(content)]).toEqual([[], true]);
    });

    test('is there if it was stored again meanwhile', async () => {
      const { id, content } = await uploaded(10);
      await discard(id);
      const removeTruly = storage().remove.bind(storage());
      let again: ReturnType<typeof uploaded> | undefined;
      jest.spyOn(storage(), 'remove').mockImplementation(async (files, manager) => {
        again = uploaded(10);
        await new Promise((done) => setTimeout(done, 200));
        await removeTruly(files, manager);
      });
      await run();
      expect((await again)?.content).toBe(content);
      expect([await dropped(), await isStored(content)]).toEqual([[], true]);
    });

    test('leaves if its last file is dropped while it is found to be needed', async () => {
      const [first, last] = [await uploaded(11), await uploaded(11)];
      await discard(first.id);
      const other = api.app.get(DataSource).createQueryRunner();
      const references = api.app.get(FileReferencesRepository);
      const lockTruly = references.lockContent.bind(references);
      jest.spyOn(references, 'lockContent').mockImplementationOnce(async (name, manager) => {
        await lockTruly(name, manager);
        await other.startTransaction();
        await other.query('DELETE FROM certification_document WHERE id = $1', [last.id]);
        setTimeout(() => void other.commitTransaction(), 200);
      });
      await run();
      await run();
      await other.release();
      expect([await dropped(), await isStored(first.content)]).toEqual([[], false]);
    });
  });

  const erase = async (userName: string) => {
    const [account] = await api.sql<{ id: number; version: number }>(
      'SELECT id, version FROM account WHERE user_name = $1',
      [userName],
    );
    const { id = 0, version } = account ?? {};
    const body = { version, reason: 'Works elsewhere since June.', keepsName: false };
    expect((await api.post(`/api/accounts/${id}/remove`, { token: admin, body })).body.code).toBe(20000);
    return id;
  };

  test('leave with a person', async () => {
    const token = await api.signInStranger('leaving');
    const { content } = await uploaded(12, token);
    const picture = await multipart({ content: png(8, 8) });
    await api.post('/api/user/upload', { token, ...picture });
    const { avatar } = (await api.post<{ avatar: string }>('/api/user/info', { token })).body.data;
    const id = await erase('leaving');
    expect(await names('SELECT name FROM file_reference WHERE account_id = $1', id)).toEqual([]);
    expect((await api.raw(avatar)).status).toBe(404);
    await run();
    expect([await dropped(), await isStored(content)]).toEqual([[], false]);
    expect(
      await names(`SELECT name FROM stored_file WHERE name LIKE $1`, `%${avatar.slice(-28, -8)}%`),
    ).toEqual([]);
  });

  test('that former versions have left are found, and no others', async () => {
    const kept = await uploaded(13);
    const token = await api.signInStranger('left');
    const { content } = await uploaded(14, token);
    await api.sql(`ALTER TABLE certification_document DISABLE TRIGGER certification_document_drop_files`);
    const id = await erase('left');
    await api.sql(`ALTER TABLE certification_document ENABLE TRIGGER certification_document_drop_files`);
    const key = 'x'.repeat(22);
    const unknown = `certifications/${crypto.randomUUID()}`;
    const [first, second] = ['0', '1'].map((digit) => `content/${digit.repeat(64)}`);
    await api.sql('UPDATE account SET avatar = $1 WHERE id = $2', [key, id]);
    await api.sql('INSERT INTO file_content (name, size) VALUES ($1, 1), ($2, 1)', [first, second]);
    await api.sql('INSERT INTO file_reference (name, content_name, account_id) VALUES ($1, $2, 7)', [
      `content/pictures/7/${'0'.repeat(40)}-8x8-480.webp`,
      first,
    ]);
    await api.sql(`INSERT INTO stored_file (name, media_type, bytes) VALUES ($1, 'x', ''), ($2, 'x', '')`, [
      `programmes/${key}.webp`,
      unknown,
    ]);
    const files = async () => (await names('SELECT name FROM stored_file')).length;
    const before = await files();
    const runner = api.app.get(DataSource).createQueryRunner();
    await new DroppedFiles1790018370001().dropLeft(runner);
    await runner.release();
    expect((await dropped()).toSorted()).toEqual(
      [
        ...[48, 96, 256].map((size) => `avatars/${key}-${size}.webp`),
        ...[content, first, second, `programmes/${key}.webp`, unknown],
      ].toSorted(),
    );
    await run();
    // The document that is kept is among them, and so are the pictures of the demo.
    expect([await files(), await isStored(kept.content)]).toEqual([before - 3, true]);
    expect(
      await names('SELECT name FROM file_reference WHERE name = $1', `certifications/${kept.id}`),
    ).toHaveLength(1);
  });
});
