import { expect, test } from '@jest/globals';
import { PassThrough, Readable } from 'node:stream';
import { storeChunks } from './store-chunks.js';

const chunks = () =>
  ['one', 'two', 'three'].map((text) => Buffer.from(new TextEncoder().encode(text).buffer));

test('Chunks are stored one after the other, and their memory is free once they are', async () => {
  const arriving = chunks();
  const freeBefore: number[] = [];
  const stored: string[] = [];
  const lost = await storeChunks(Readable.from(arriving), async (chunk) => {
    freeBefore.push(arriving.filter(({ length }) => length === 0).length);
    await Promise.resolve();
    stored.push(chunk.toString());
  });
  expect(stored).toEqual(['one', 'two', 'three']);
  expect(freeBefore).toEqual([0, 1, 2]);
  expect(arriving.map(({ length }) => length)).toEqual([0, 0, 0]);
  expect(lost).toBeNull();
});

test('Memory that others share stays', async () => {
  const shared = Buffer.from('small');
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length);
  await storeChunks(Readable.from([shared]), () => Promise.resolve());
  expect(shared.toString()).toBe('small');
});

test('Chunks that wait are not put together, which would copy them', async () => {
  const stream = new PassThrough();
  for (const chunk of chunks()) stream.write(chunk);
  stream.end();
  const lengths: number[] = [];
  await storeChunks(stream, async ({ length }) => void lengths.push(await Promise.resolve(length)));
  expect(lengths).toEqual([3, 3, 5]);
});

test('A stream that breaks off says so, after everything before that is stored', async () => {
  const stream = new PassThrough();
  const writing = Promise.withResolvers<undefined>();
  const written = Promise.withResolvers<undefined>();
  let stored = 0;
  const done = storeChunks(stream, async ({ length }) => {
    writing.resolve(undefined);
    await written.promise;
    stored += length;
  });
  stream.write(Buffer.alloc(7));
  await writing.promise;
  stream.destroy(new Error('The line was lost.'));
  written.resolve(undefined);
  expect((await done)?.message).toBe('The line was lost.');
  expect(stored).toBe(7);
});

test('What cannot be stored ends it, with the reason', async () => {
  const full = new Error('The disk is full.');
  await expect(storeChunks(Readable.from(chunks()), () => Promise.reject(full))).rejects.toBe(full);
});
