import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whyNoDocker } from '../../../../deploy/testing/containers/engine.ts';
import { missingTestImages, TEST_IMAGES } from '../../../../deploy/testing/containers/test-images.ts';
import { buildChanged } from '../../../../scripts/build/build-changed.ts';
import { ROOT } from '../../../../scripts/root.ts';
import { type ProgramOptions, runProgram } from '../../../../scripts/run-program.ts';
import { needsOf } from '../../../../tests/steps/bff-needs.ts';
import { readJestReport } from '../../../../tests/steps/jest-report.ts';
import { report, sum, type Report } from '../../../../tests/steps/report.ts';
import { reportRunner } from '../../../../tests/steps/step.ts';
import { compileModules } from '../../build/compile-modules.ts';
import { startPostgresContainer } from './postgres-container.ts';

const BFF = 'services/bff';

export const POSTGRES_IMAGES = { 17: TEST_IMAGES.postgres17, 18: TEST_IMAGES.postgres18 };
export type Major = keyof typeof POSTGRES_IMAGES;
export const MAJORS: readonly Major[] = [17, 18];

/** What `npm test` runs where the images are: rows, sheets, locks and NOTIFY; events through NATS; an S3 store; mail. */
export const SAMPLE = [
  'test/policies/policies.spec',
  'test/platform/live-events.spec',
  'test/delivery/event-stream.spec',
  'test/platform/object-store.spec',
  'test/platform/mail.spec',
];

/** Why the tests cannot run in containers now; undefined if they can. */
export async function whyNoContainers(): Promise<string | undefined> {
  const reason = await whyNoDocker();
  if (reason !== undefined) return reason;
  const missing = await missingTestImages();
  if (missing.length === 0) return undefined;
  return `${missing.join(', ')} must be had first: npm run test:containers does it, in about 5 minutes`;
}

export interface Run {
  options: ProgramOptions & { log: string };
  /** The paths of tests, and options of Jest. */
  runnerArgs: string[];
  note: (text: string) => void;
}

/** Runs HTTP tests of the BFF on PostgreSQL in a container; those that need NATS, an S3 store or a mail server get one, too. */
export async function runTests(major: Major, { options, runnerArgs, note }: Run): Promise<Report> {
  const json = options.log.replace(/\.log$/, `-${major}.json`);
  mkdirSync(dirname(json), { recursive: true });
  rmSync(json, { force: true });
  const needs = needsOf(runnerArgs);
  await compileModules(join(ROOT, BFF));
  await buildChanged([...(needs.bundle ? ['bff' as const] : []), ...(needs.web ? ['web' as const] : [])]);
  // Containers are removed by what started them, also when a run is ended.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  note(`starting PostgreSQL ${major}`);
  const postgres = await startPostgresContainer(POSTGRES_IMAGES[major]);
  try {
    note(`on ${postgres.version}`);
    const env = {
      TEST_DATABASE_URL: postgres.url,
      NODE_OPTIONS: '--experimental-vm-modules',
      SALA_TEST_NATS_IMAGE: TEST_IMAGES.nats,
      SALA_TEST_OBJECT_STORE_IMAGE: TEST_IMAGES.objectStore,
      SALA_TEST_MAIL_IMAGE: TEST_IMAGES.node,
      // Tests without a server are skipped. These have theirs in a container, whatever program is here.
      NATS_PATH: TEST_IMAGES.nats,
      OBJECT_STORE_PATH: TEST_IMAGES.objectStore,
    };
    const args = ['--json', `--outputFile=${json}`, '--forceExit', '--maxWorkers=3', ...runnerArgs];
    const chosen = [...args, '--selectProjects', 'http', 'isolated'];
    const result = await runProgram('jest', chosen, { ...options, workspace: BFF, env });
    const missing = needs.pgbouncer
      ? [report.skipped('the BFF behind PgBouncer, which is no container')]
      : [];
    return sum([reportRunner(result, readJestReport(json)), ...missing]);
  } finally {
    await postgres.stop();
  }
}
