import { describe, expect, test } from '@jest/globals';
import { AppError } from '../errors/app-error.js';
import { Batches, LEFT_ALONE_MS, MOST_LEFT_ALONE, type Share } from './batches.js';

const TIMEOUT = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });

/** Records of a table, of which some fail. */
class Job {
  readonly done: number[] = [];
  readonly sizes: number[] = [];
  time = 0;
  readonly batches: Batches<number>;

  constructor(
    private readonly left: number[],
    most: number,
    readonly failing: Set<number>,
    private readonly error: Error = new Error('refused'),
  ) {
    this.batches = new Batches<number>(most, false, () => this.time);
  }

  async step(): Promise<boolean> {
    return await this.batches.step((share) => Promise.resolve(this.work(share)));
  }

  async run(): Promise<void> {
    while (await this.step());
  }

  private work({ size, without, only, take }: Share<number>): boolean {
    const taken = this.left
      .filter((key) => !without.includes(key) && (only?.includes(key) ?? true))
      .slice(0, size);
    if (taken.length === 0) return false;
    this.sizes.push(taken.length);
    take(taken);
    if (taken.some((key) => this.failing.has(key))) throw this.error;
    for (const key of taken) this.left.splice(this.left.indexOf(key), 1);
    this.done.push(...taken);
    return true;
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('batches of a job', () => {
  test.each([
    ['fails', undefined],
    ['takes too long', TIMEOUT],
  ])('what %s is found by halves and left, and all others are done', async (_what, error) => {
    const job = new Job(upTo(20), 8, new Set([0, 13]), error);
    await job.run();
    expect(job.done.toSorted((one, other) => one - other)).toEqual(
      upTo(20).filter((key) => key !== 0 && key !== 13),
    );
    expect(job.sizes.slice(0, 6)).toEqual([8, 4, 2, 1, 1, 2]);
    expect(() => {
      job.batches.rethrow();
    }).toThrow(error ?? 'refused');
    expect(() => {
      job.batches.rethrow();
    }).not.toThrow();
  });

  test('what was left is tried again alone, later each time, and its age is told', async () => {
    const job = new Job(upTo(3), 8, new Set([1]));
    await job.run();
    const { first, most } = LEFT_ALONE_MS;
    job.sizes.length = 0;
    job.time = first - 1;
    await job.run();
    expect(job.sizes).toEqual([]);
    job.time = first;
    await job.run();
    expect(job.sizes).toEqual([1]);
    job.time = 3 * first - 1;
    await job.run();
    expect(job.sizes).toEqual([1]);
    expect(job.batches.heldBackMs).toBe(3 * first - 1);
    for (let day = 0; day < 12; day++) {
      job.time += most;
      await job.run();
    }
    expect(job.sizes).toHaveLength(13);
    job.failing.clear();
    job.time += most;
    await job.run();
    expect(job.done).toContain(1);
    expect(job.batches.heldBackMs).toBe(0);
  });

  test('one that is gone meanwhile is forgotten, and all of them where nothing is left', async () => {
    const left = [1, 2];
    const job = new Job(left, 1, new Set([1, 2]));
    await job.run();
    left.splice(0, 1);
    job.time = LEFT_ALONE_MS.first;
    await job.run();
    job.batches.clear();
    expect(job.batches.heldBackMs).toBe(0);
  });

  test('a database that is away is the fault of no record', async () => {
    const away = new AppError('unavailable');
    const job = new Job(upTo(4), 4, new Set([0]), away);
    await expect(job.step()).rejects.toBe(away);
    await expect(job.step()).rejects.toBe(away);
    expect(job.sizes).toEqual([4, 4]);
  });

  test('records that cannot even be read fail, with ever fewer at once', async () => {
    const batches = new Batches<number>(4);
    const sizes: number[] = [];
    const step = () =>
      batches.step(({ size }) => {
        sizes.push(size);
        throw TIMEOUT;
      });
    expect([await step(), await step()]).toEqual([true, true]);
    await expect(step()).rejects.toBe(TIMEOUT);
    expect(sizes).toEqual([4, 2, 1]);
  });

  test('where all fail, not all of them are kept', async () => {
    const job = new Job(upTo(MOST_LEFT_ALONE + 1), 1, new Set(upTo(MOST_LEFT_ALONE + 1)));
    await expect(job.run()).rejects.toThrow('refused');
    expect(job.sizes).toHaveLength(MOST_LEFT_ALONE + 1);
  });

  test('of one record that has parts, ever fewer are taken before it is left', async () => {
    const batches = new Batches<number>(4, true);
    const tried: [number, number][] = [];
    const step = () =>
      batches.step(({ size, without, take }) => {
        const key = [7, 8].find((one) => !without.includes(one));
        if (key === undefined) return Promise.resolve(false);
        take([key]);
        tried.push([key, size]);
        if (key === 7 || size > 2) throw TIMEOUT;
        return Promise.resolve(tried.length < 6);
      });
    while (await step());
    expect(tried).toEqual([
      [7, 4],
      [7, 2],
      [7, 1],
      [8, 1],
      [8, 2],
      [8, 4],
      [8, 2],
    ]);
  });

  test('while another process is at it, nothing is known', async () => {
    const job = new Job(upTo(1), 1, new Set([0]));
    await job.run();
    job.time = LEFT_ALONE_MS.first;
    expect(await job.batches.step(() => Promise.resolve(undefined))).toBe(false);
    expect(job.batches.heldBackMs).toBe(LEFT_ALONE_MS.first);
  });
});
