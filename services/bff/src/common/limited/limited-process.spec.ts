import { describe, expect, jest, test } from '@jest/globals';
import { until } from '../../../test/support/until.js';
import { type ProcessLimits } from './limited-job.js';
import { LimitedProcess } from './limited-process.js';

// Processes are started.
jest.setTimeout(120_000);

const PROGRAM = new URL('../../../test/support/limited/misbehaving-program.mjs', import.meta.url);
const LIMITS: ProcessLimits = {
  ...{ processorMs: 1_000, elapsedMs: 100_000, bytes: 150_000_000, heapMb: 32, readBytes: 10_000 },
};
const misbehaving = new LimitedProcess<string, unknown>(PROGRAM, LIMITS);
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
const SOURCE = {
  size: 1_000,
  read: ({ end }: { end: number }) => Promise.resolve(Buffer.from([1, 2, end % 256])),
};

describe('a process that reads what strangers send', () => {
  test('answers, knows no settings, and ends', async () => {
    expect(await misbehaving.run('answers')).toEqual({ environment: ['MALLOC_ARENA_MAX'] });
    expect(await misbehaving.run('reads', { source: SOURCE })).toEqual([1, 2, 232]);
    await until(() => processes() === 0);
  });

  test.each([
    'runs for ever',
    'matches for ever',
    'fills its heap',
    'fills memory outside of its heap',
    'throws',
    'reads too much',
    'reads behind the end',
  ])('is ended when it %s, while others go on', async (behaviour) => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 10);
    const began = performance.now();
    expect(await misbehaving.run(behaviour, { source: SOURCE })).toBeNull();
    clearInterval(others);
    // Otherwise it is the longest time that has ended it.
    expect(performance.now() - began).toBeLessThan(LIMITS.elapsedMs / 2);
    expect(turns).toBeGreaterThan(2);
    await until(() => processes() === 0);
  });

  test('is ended when it waits for ever', async () => {
    expect(await misbehaving.run('waits', { limits: { ...LIMITS, elapsedMs: 500 } })).toBeNull();
  });

  test.each(['writes a file', 'starts a program', 'opens a connection'])('never %s', async (behaviour) => {
    expect(await misbehaving.run(behaviour)).toBe('ERR_ACCESS_DENIED');
  });

  test('ends where the place of the file is away, which is no verdict on it', async () => {
    const away = new Error('away');
    const source = { size: 1_000, read: () => Promise.reject(away) };
    await expect(misbehaving.run('reads', { source })).rejects.toBe(away);
    await until(() => processes() === 0);
  });

  test('waits for its turn, and is not started for those who have left', async () => {
    const left = new AbortController();
    const reason = new Error('left');
    const { signal } = left;
    const outcomes = Promise.allSettled([
      misbehaving.run('waits', { signal }),
      misbehaving.run('answers', { signal }),
    ]);
    await until(() => processes() === 1);
    left.abort(reason);
    expect(await outcomes).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
    await until(() => processes() === 0);
  });
});
