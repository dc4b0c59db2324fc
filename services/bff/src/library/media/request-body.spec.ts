import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { DataStore, Server, Upload } from '@tus/server';
import { bodyOf } from './request-body.js';

const PART = Buffer.alloc(1_000_000, 'video');

/** Answers one request, whose body the work reads. */
async function serving(
  send: (port: number) => void,
  work: (asked: IncomingMessage) => Promise<void>,
): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    send((server.address() as AddressInfo).port);
    const [asked] = (await once(server, 'request')) as [IncomingMessage];
    await work(asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function patch(port: number, length = PART.length) {
  const sent = request({ port, method: 'PATCH', headers: { 'content-length': length } });
  return sent.on('error', () => undefined);
}

/** Keeps what it was given to store. */
class Store extends DataStore {
  readonly given: Buffer[] = [];

  override getUpload(id: string): Promise<Upload> {
    return Promise.resolve(new Upload({ id, size: PART.length, offset: 0 }));
  }

  override async write(stream: Readable): Promise<number> {
    stream.on('data', (chunk: Buffer) => this.given.push(chunk));
    await once(stream, 'end');
    return PART.length;
  }
}

test('What Node has read comes through the library to the store without a copy', async () => {
  await serving(
    (port) => patch(port).end(PART),
    async (asked) => {
      const read: Buffer[] = [];
      asked.prependListener('data', (chunk: Buffer) => read.push(chunk));
      const datastore = new Store();
      const { status } = await new Server({ path: '/', datastore }).handleWeb(
        new Request('http://localhost/one', {
          method: 'PATCH',
          headers: {
            ...{ 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' },
            ...{ 'upload-offset': '0', 'content-length': String(PART.length) },
          },
          body: bodyOf(asked),
          duplex: 'half',
        }),
      );
      expect(status).toBe(204);
      expect(Buffer.concat(datastore.given).equals(PART)).toBe(true);
      expect(datastore.given).toHaveLength(read.length);
      datastore.given.forEach(({ buffer }, at) => {
        expect(buffer).toBe(read[at]?.buffer);
      });
    },
  );
});

test('A body is read no faster than it is asked for', async () => {
  await serving(
    (port) => patch(port).end(PART),
    async (asked) => {
      const reader = bodyOf(asked).getReader();
      const { value } = await reader.read();
      expect(asked.isPaused()).toBe(true);
      expect(value?.length).toBeLessThanOrEqual(asked.readableHighWaterMark);
    },
  );
});

test('A body that nobody reads is left to Node, which discards it', async () => {
  await serving(
    (port) => patch(port).end(PART),
    async (asked) => {
      const { body } = new Request('http://localhost', {
        method: 'PATCH',
        body: bodyOf(asked),
        duplex: 'half',
      });
      await setImmediate();
      expect(body?.locked).toBe(false);
      // Neither read nor paused.
      expect(asked.readableFlowing).toBeNull();
    },
  );
});

test('A body ends where the line is lost', async () => {
  await serving(
    (port) => {
      const sent = patch(port);
      sent.write(PART.subarray(0, 1_000), () => sent.destroy());
    },
    async (asked) => {
      let length = 0;
      for await (const chunk of bodyOf(asked)) length += chunk.length;
      expect(length).toBe(1_000);
      expect(asked.complete).toBe(false);
    },
  );
});
