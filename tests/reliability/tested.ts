import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/run-program.ts';
import { CACHE } from '../../scripts/root.ts';
import { namedInJest } from '../steps/jest-report.ts';
import { namedInPlaywright } from '../steps/playwright-report.ts';
import type { NamedTest } from '../steps/report.ts';
import { judged, notRun, type Row } from './row.ts';

/** What runs the tests of a row. */
interface Runner {
  /** Of `npm test -- --only`. */
  step: 'bff' | 'product' | 'proofs';
  isLong?: boolean;
  /** The tests in the report of the step. */
  read: (file: string) => NamedTest[];
}

const BFF: Runner = { step: 'bff', read: namedInJest };
const PRODUCT: Runner = { step: 'product', read: namedInPlaywright };
const LONG_PROOFS: Runner = { step: 'proofs', isLong: true, read: namedInPlaywright };

/** Rows that tests hold on each change or in the long ones: they need no other form. Those of a runner run together, once. */
const TESTED = [
  {
    name: 'sigterm',
    happens: 'SIGTERM with 100 slow requests in flight',
    expected: 'all are answered, the process ends with 0',
    runner: BFF,
    files: ['processes/draining'],
    tests: /SIGTERM with 100/,
  },
  {
    name: 'pool',
    happens: '500 callers exhaust the pool',
    expected: 'bounded waits, 503 with Retry-After, no leaked connection',
    runner: BFF,
    files: ['platform/database-faults'],
    tests: /500 concurrent/,
  },
  {
    name: 'starts',
    happens: '20 instances start at once on an empty database',
    expected: 'each migration once, 55 policies',
    runner: BFF,
    files: ['processes/concurrent-starts'],
    tests: /./,
  },
  {
    name: 'late-database',
    happens: 'the database comes up after the process, refuses the password, or does not exist',
    expected: 'waited for, or refused at once with one line that says why',
    runner: BFF,
    files: ['processes/database-at-start'],
    tests: /./,
  },
  {
    name: 'frozen-replica',
    happens: 'a replica freezes (SIGSTOP) while it holds a lock',
    expected: 'the others go on; no event is lost, doubled or out of order',
    runner: BFF,
    files: ['platform/frozen-replica'],
    tests: /./,
  },
  {
    name: 'seeds-twice',
    happens: 'the seeds run again on edited data',
    expected: 'no duplicate, edits are kept',
    runner: BFF,
    files: ['processes/seeded-histories'],
    tests: /./,
  },
  {
    name: 'slow-senders',
    happens: 'large bodies, slow senders, endless headers',
    expected: 'a clean refusal in the envelope, the process goes on',
    runner: BFF,
    files: ['requests/cut-requests', 'requests/uploads'],
    tests: /./,
  },
  {
    name: 'old-clients',
    happens: 'clients of an older version',
    expected: 'the same answers as before',
    runner: BFF,
    files: ['requests/older-client'],
    tests: /./,
  },
  {
    name: 'envelope',
    happens:
      'each operation is asked by nobody, by an expired session and by each role; bodies, addresses and HTTP are broken',
    expected: 'every answer anywhere is the envelope of the contract',
    runner: BFF,
    files: ['requests/outcomes', 'requests/odd-requests', 'requests/bodies', 'requests/roles'],
    tests: /./,
  },
  {
    name: 'fuzzing',
    happens: 'requests made from the OpenAPI document at random, as both roles',
    expected: '0 answers 5xx, 0 violations of the document, nothing undocumented',
    runner: LONG_PROOFS,
    files: ['fuzz/fuzz'],
    tests: /./,
  },
  {
    name: 'lost-chunk',
    happens: 'a deploy while a browser is open',
    expected: 'no white page, one guided reload that keeps the input',
    runner: PRODUCT,
    files: ['app/failures'],
    tests: /load|reload/,
  },
];

const running = new Map<Runner, Promise<NamedTest[]>>();

export const tested: Row[] = TESTED.map(({ name, happens, expected, runner, files, tests }) => ({
  name,
  happens,
  expected,
  async measure() {
    if (!running.has(runner)) running.set(runner, runAll(runner));
    const all = (await running.get(runner)) ?? [];
    const found = all.filter(
      (test) => files.some((file) => test.file.includes(file)) && tests.test(test.name),
    );
    const passed = found.filter(({ outcome }) => outcome === 'passed').length;
    const failed = found.filter(({ outcome }) => outcome === 'failed').length;
    if (passed + failed === 0) return notRun(`no test of ${files.join(', ')} ran`);
    return judged(`${passed} of ${passed + failed} tests of \`${files.join('`, `')}\` passed`, [
      failed > 0 && 'a test failed',
    ]);
  },
}));

async function runAll(runner: Runner): Promise<NamedTest[]> {
  const { step, isLong = false, read } = runner;
  const report = join(CACHE, 'test-logs', `${step}.json`);
  rmSync(report, { force: true });
  const files = TESTED.filter((row) => row.runner === runner).flatMap((row) => row.files);
  await runNode(['scripts/test.ts', ...(isLong ? ['--long'] : []), '--only', step, ...files], {
    // The rows are long tests themselves, and what they run is told by them.
    env: { SALA_LONG_TESTS: undefined },
    log: join(CACHE, 'test-logs', `reliability-${step}.log`),
  });
  return read(report);
}
