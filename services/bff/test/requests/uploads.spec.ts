import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { png } from '../support/hostile-pictures.js';
import { multipart } from '../support/multipart.js';
import { TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const UPLOAD = '/api/user/upload';
const DOCUMENTS = '/api/user/certification/documents';
/** Those that decode. */
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

describe('uploads over a real connection', () => {
  test('an upload that is too large gets an error, and an endless one is stopped', async () => {
    const api = await TestApi.start();
    const token = await api.signIn('user');
    await api.app.listen(0, '127.0.0.1');
    const url = `${await api.app.getUrl()}${UPLOAD}`;
    const authorization = `Bearer ${token}`;

    for (const length of [3_000_000, 11_000_000]) {
      const { payload, headers } = await multipart({ content: Buffer.alloc(length) });
      const large = await fetch(url, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: payload,
      });
      expect(large.status).toBe(413);
      expect(await large.json()).toMatchObject({ code: 41300 });
    }

    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(
          Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
        );
      },
      // Yields each time, because the server that must stop the upload runs in the same process.
      pull: async (controller) => {
        await setImmediate();
        sent += 100_000;
        if (sent > 100_000_000) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
    });
    const contentType = 'multipart/form-data; boundary=b';
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': contentType },
      body: endless,
      duplex: 'half',
    }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(answer);
    expect(sent).toBeLessThan(50_000_000);
    await api.stop();
  });

  test('a client that leaves ends the work on its picture, and nothing is stored', async () => {
    const api = await TestApi.start();
    const authorization = `Bearer ${await api.signIn('user')}`;
    await api.app.listen(0, '127.0.0.1');
    const { payload, headers } = await multipart({ content: png(5_000, 8_000) });
    const client = new AbortController();
    const answer = fetch(`${await api.app.getUrl()}${DOCUMENTS}`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body: payload,
      signal: client.signal,
    });
    await until(() => processes() === 1);
    client.abort();
    await expect(answer).rejects.toThrow('aborted');
    await until(() => processes() === 0);
    expect(await api.sql('SELECT 1 FROM certification_document WHERE record_id IS NULL')).toEqual([]);
    await api.stop();
  });
});
