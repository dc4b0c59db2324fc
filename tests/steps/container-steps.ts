import { missingBaseImages } from '../../deploy/testing/containers/base-images.ts';
import { whyNoEngine } from '../../deploy/testing/containers/engine.ts';
import { runCases } from '../../deploy/testing/containers/run-cases.ts';
import { MAJORS, runTests, SAMPLE, whyNoContainers } from '../../services/bff/test/containers/run-tests.ts';
import { report } from './report.ts';
import type { Step } from './step.ts';

/** A part of what `npm run test:containers` runs, on the newest PostgreSQL. */
export const containers: Step = {
  name: 'containers',
  title: 'The API in containers',
  tier: 'full',
  takesFiles: true,
  after: ['bff'],
  async run({ options, runnerArgs, note }) {
    const reason = await whyNoContainers();
    if (reason !== undefined) return report.skipped(`the API in containers: ${reason}`);
    const chosen = runnerArgs.length > 0 ? runnerArgs : SAMPLE;
    return await runTests(MAJORS.at(-1) ?? 18, { options, runnerArgs: chosen, note });
  },
};

export const compose: Step = {
  name: 'compose',
  title: 'Images and Compose stack',
  tier: 'full',
  inputs: ['.'],
  async run({ options, note }) {
    const reason = (await whyNoEngine()) ?? (await whyNotPrepared());
    if (reason !== undefined) return report.skipped(`the Compose stack: ${reason}`);
    return runCases((title, work) => {
      note(title);
      return work((text) => {
        note(`${title}: ${text}`);
      });
    }, options);
  },
};

async function whyNotPrepared(): Promise<string | undefined> {
  const missing = await missingBaseImages();
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} must be had first: npm run test:compose does it, in about 5 minutes`;
}
