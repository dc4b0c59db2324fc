import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { type FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from '../limits/size-limits.constants.js';
import { withUpload } from './uploads.js';

/** An upload whose file has not arrived. */
class Upload {
  isRead = false;
  readonly socket = new PassThrough();
  private readonly rest = Promise.withResolvers<undefined>();
  readonly result: Promise<string>;

  constructor(accountId: number) {
    const request = {
      principal: { accountId },
      headers: { 'content-type': 'multipart/form-data' },
      raw: Object.assign(new PassThrough(), { socket: this.socket }),
      parts: () => this.parts(),
    };
    this.result = withUpload(request as unknown as FastifyRequest, UPLOAD_LIMIT, ({ bytes }) =>
      Promise.resolve(bytes.toString()),
    );
    this.result.catch(() => undefined);
  }

  arrive(): void {
    this.rest.resolve(undefined);
  }

  private async *parts() {
    this.isRead = true;
    await this.rest.promise;
    const toBuffer = () => Promise.resolve(Buffer.from('file'));
    yield { type: 'file', fieldname: 'file', filename: 'a', file: { truncated: false }, toBuffer };
  }
}

test('of one account two uploads are read at a time, and who has left is not waited for', async () => {
  const [first, second, gone, last] = [new Upload(1), new Upload(1), new Upload(1), new Upload(1)];
  const other = new Upload(2);
  const read = () => [first, second, gone, last, other].map(({ isRead }) => isRead);
  await nextTurn();
  expect(read()).toEqual([true, true, false, false, true]);
  gone.socket.destroy();
  await nextTurn();
  first.arrive();
  expect(await first.result).toBe('file');
  await nextTurn();
  expect(read()).toEqual([true, true, false, true, true]);
  await expect(gone.result).rejects.toThrow();
  for (const upload of [second, last, other]) upload.arrive();
  expect(await Promise.all([second.result, last.result, other.result])).toEqual(['file', 'file', 'file']);
});
