import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BffProcess } from './bff-process.js';
import { OBJECT_STORE_PATH, type RunningStore, startObjectStore } from './object-store.js';
import { Replicas } from './replicas.js';
import { copyTemplate, type TestDatabase } from './test-database.js';
import { type BegunVideo, type ShownVideo } from './video-uploads.js';
import { freeBox, MP4 } from './videos.js';

const program = OBJECT_STORE_PATH;
// Skipped if no S3 server is available. The test run reports this.
const suite = program === undefined ? describe.skip : describe;
const why = program === undefined ? ' (no S3 server here: one is built where there is a Go toolchain)' : '';

/** More than a part of the bucket. */
const SENT_BYTES = 7_000_000;
const PART = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

export interface KilledUpload {
  /** When a process is killed after it was asked: within the time that a part takes. */
  killedAfterMs: number[];
  /** Of the film, each of what is sent at once. */
  parts: number;
}

/** Kills the processes that take an upload to a bucket, one after the other. */
export function describeKilledUpload({ killedAfterMs, parts }: KilledUpload): void {
  suite(`an upload to a bucket whose process is killed again and again${why}`, () => {
    const film = Buffer.concat([MP4, freeBox(parts * SENT_BYTES)]);
    let database: TestDatabase;
    let store: RunningStore;
    let survivor: Replicas;
    beforeAll(async () => {
      [database, store] = await Promise.all([copyTemplate(), startObjectStore(program ?? '')]);
      survivor = await Replicas.start(1, database.url, store.environment);
    });
    afterAll(async () => {
      await survivor.stop();
      await store.stop();
      await database.drop();
    });

    const offsetAt = async (address: string) => {
      const { headers } = await survivor.fetch(0, address, 'HEAD', { headers: PART });
      return Number(headers.get('upload-offset'));
    };
    const send = async (url: string, address: string, offset: number) =>
      await fetch(`${url}${address}`, {
        method: 'PATCH',
        headers: { ...PART, 'upload-offset': String(offset) },
        body: new Uint8Array(film.subarray(offset, offset + SENT_BYTES)),
      });
    /** Asks a new process, and kills it so much later. Whether it answered. */
    const killedIn = async (ms: number, ask: (url: string) => Promise<Response>) => {
      const victim = await BffProcess.start(database.url, store.environment);
      const asked = ask(victim.url).then(
        ({ status }) => status,
        () => 0,
      );
      await wait(ms);
      victim.child.kill('SIGKILL');
      await once(victim.child, 'exit');
      return await asked;
    };

    test('loses nothing that was acknowledged, goes on at another one, and is whole in the end', async () => {
      const token = await survivor.signIn(0, 'user');
      const file = { name: 'robots.mp4', size: film.length, modified: 1 };
      const begun = await survivor.call<BegunVideo>(0, 'POST /api/library/videos', { token, body: file });
      const { id, address } = begun.body.data;
      for (const ms of killedAfterMs) {
        const offset = await offsetAt(address);
        const status = await killedIn(ms, (url) => send(url, address, offset));
        const kept = await offsetAt(address);
        expect(kept).toBeGreaterThanOrEqual(status === 204 ? offset + SENT_BYTES : offset);
      }
      for (let offset = await offsetAt(address); offset < film.length; offset = await offsetAt(address)) {
        expect((await send(survivor.url(0), address, offset)).status).toBe(204);
      }
      const finish = `/api/library/videos/${id}/finish`;
      const headers = { authorization: `Bearer ${token}` };
      await killedIn(20, (url) => fetch(`${url}${finish}`, { method: 'POST', headers }));
      const finished = await survivor.call<ShownVideo>(0, `POST ${finish}`, { token });
      expect(finished.body.data).toMatchObject({ id, seconds: 2 });
      const read = await survivor.fetch(0, finished.body.data.address);
      expect(Buffer.from(await read.arrayBuffer()).equals(film)).toBe(true);
    });
  });
}
