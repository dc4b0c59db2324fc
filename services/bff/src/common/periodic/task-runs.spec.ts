import { describe, expect, test } from '@jest/globals';
import { type TaskRun, TaskRuns } from './task-runs.js';

const STARTED = new Date('2026-03-14T02:26:53Z');

async function stored(runs: TaskRuns): Promise<TaskRun[]> {
  const written: TaskRun[] = [];
  await runs.store((some) => {
    written.push(...some);
    return Promise.resolve();
  });
  return written;
}

describe('the runs of periodic jobs', () => {
  test('are stored once, the last of each job', async () => {
    const runs = new TaskRuns();
    runs.succeeded('clean', STARTED);
    runs.failed('clean', STARTED, Object.assign(new Error('password=1'), { code: 'ECONNREFUSED' }));
    runs.failed('clean', STARTED, new TypeError('password=1'));
    const [run, ...others] = await stored(runs);
    expect(run).toMatchObject({ task: 'clean', startedAt: STARTED, failure: 'TypeError', failures: 2 });
    expect(run?.succeededAt).toBeInstanceOf(Date);
    expect(others).toEqual([]);
    expect(await stored(runs)).toEqual([]);
  });

  test('wait while they cannot be stored', async () => {
    const runs = new TaskRuns();
    runs.succeeded('clean', STARTED);
    await expect(runs.store(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await stored(runs)).toMatchObject([{ task: 'clean', failure: '', failures: 0 }]);
  });
});
