import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/root.ts';
import { report, sum, type Report } from '../steps/report.ts';
import { runSteps } from '../steps/run-steps.ts';
import type { Step } from '../steps/step.ts';
import { expect, test as base } from './project.ts';

interface Workshop {
  run: (steps: Step[], remember?: boolean) => Promise<Report>;
  /** A step over the sources of the project. */
  step: (name: Step['name'], result?: () => Report, more?: Partial<Step>) => Step;
  /** What has run, in order: `lint` where a step starts, `/lint` where it ends. */
  log: string[];
}

const test = base.extend<{ workshop: Workshop }>({
  workshop: async ({ project }, use) => {
    await project.write('src/a.ts', 'one');
    const log: string[] = [];
    const inputs = [relative(ROOT, `${project.folder}/src`)];
    await use({
      log,
      run: (steps, remember = true) =>
        runSteps(steps, {
          stop: new AbortController().signal,
          runnerArgs: [],
          remember,
          passes: `${project.folder}/passes`,
        }),
      step: (name, result = report.passed, more = {}) => ({
        name,
        title: name,
        inputs,
        ...more,
        async run() {
          log.push(name);
          await sleep(50);
          log.push(`/${name}`);
          return result();
        },
      }),
    });
  },
});

test('a step that passed is not run again until an input changes, and still counts', async ({
  workshop,
  project,
}) => {
  const { run, step, log } = workshop;
  expect(await run([step('lint')])).toMatchObject({ passed: 1, remembered: 0 });
  expect(await run([step('lint')])).toMatchObject({ passed: 1, remembered: 1 });
  expect(log).toEqual(['lint', '/lint']);
  await project.write('src/a.spec.ts', 'two');
  expect(await run([step('lint')])).toMatchObject({ passed: 1, remembered: 0 });
});

test('all steps run where nothing is to be remembered, as in a CI', async ({ workshop: { run, step } }) => {
  await run([step('lint')]);
  expect(await run([step('lint')], false)).toMatchObject({ passed: 1, remembered: 0 });
});

for (const [what, result] of Object.entries({
  'that failed': () => report.failed('no'),
  'that ran nothing': () => report.skipped('no engine'),
  'that passed only when run again': () => report.flaky('once'),
})) {
  test(`a step ${what} runs again`, async ({ workshop: { run, step } }) => {
    await run([step('lint')]);
    await run([step('lint', result)], false);
    expect(await run([step('lint')])).toMatchObject({ passed: 1, remembered: 0 });
  });
}

test('what a remembered step did not run is told again', async ({ workshop: { run, step } }) => {
  const result = (): Report => sum([report.passed(), report.skipped('another system')]);
  await run([step('lint', result)]);
  expect(await run([step('lint', result)])).toMatchObject({ remembered: 1, skips: ['another system'] });
});

test('a step with tools that are still being made runs again', async ({ workshop: { run, step } }) => {
  const result = (): Report => sum([report.passed(), report.skipped('no helm')]);
  const prepared = step('chart', result, { prepare: () => undefined });
  await run([prepared]);
  expect(await run([prepared])).toMatchObject({ remembered: 0 });
});

test('a step whose inputs are edited while it runs is not remembered', async ({ workshop, project }) => {
  const { run, step } = workshop;
  const edited = step('lint');
  const edit = async (): Promise<Report> => {
    await project.write('src/a.ts', 'two');
    return report.passed();
  };
  await run([{ ...edited, run: edit }]);
  await project.write('src/a.ts', 'one');
  expect(await run([edited])).toMatchObject({ remembered: 0 });
});

test('of two steps that run beside each other one is quiet', async ({ workshop: { run, step, log } }) => {
  const quiet = { isQuiet: true };
  await run([step('lint', undefined, quiet), step('bff'), step('product'), step('types', undefined, quiet)]);
  expect(log.slice(0, 2)).toEqual(['lint', 'bff']);
  expect(log.indexOf('product')).toBeGreaterThan(log.indexOf('/bff'));
  expect(log.indexOf('types')).toBeLessThan(log.indexOf('/product'));
});

test('a step begins when those have ended that write what it reads', async ({ workshop }) => {
  const { run, step, log } = workshop;
  const quiet = { isQuiet: true };
  const failing = step('build', () => report.failed('no'), quiet);
  await run([failing, step('bff', undefined, { after: ['build'] })]);
  expect(log).toEqual(['build', '/build', 'bff', '/bff']);
});

test('a step waits for what it needs, and is skipped if that fails', async ({
  workshop: { run, step, log },
}) => {
  const quiet = { isQuiet: true };
  const needing = step('codegen', undefined, { ...quiet, needs: ['build'] });
  await run([step('build', undefined, quiet), needing]);
  expect(log).toEqual(['build', '/build', 'codegen', '/codegen']);
  expect(await run([step('build', () => report.failed('no')), needing], false)).toMatchObject({
    failed: 1,
    skipped: 1,
  });
});
