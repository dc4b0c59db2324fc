import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../scripts/run-program.ts';
import { CACHE } from '../../scripts/root.ts';
import { judged, notRun, type Row } from './row.ts';

interface Assertion {
  status: string;
  fullName: string;
}

interface JestReport {
  testResults: { name: string; assertionResults: Assertion[] }[];
}

/** Rows that tests of the BFF hold on each change: they need no longer form. All of them run together, once. */
const TESTED = [
  {
    name: 'sigterm',
    happens: 'SIGTERM with 100 slow requests in flight',
    expected: 'all are answered, the process ends with 0',
    files: ['processes/draining'],
    tests: /SIGTERM with 100/,
  },
  {
    name: 'pool',
    happens: '500 callers exhaust the pool',
    expected: 'bounded waits, 503 with Retry-After, no leaked connection',
    files: ['platform/database-faults'],
    tests: /500 concurrent/,
  },
  {
    name: 'starts',
    happens: '20 instances start at once on an empty database',
    expected: 'each migration once, 55 policies',
    files: ['processes/concurrent-starts'],
    tests: /./,
  },
  {
    name: 'late-database',
    happens: 'the database comes up after the process, refuses the password, or does not exist',
    expected: 'waited for, or refused at once with one line that says why',
    files: ['processes/database-at-start'],
    tests: /./,
  },
  {
    name: 'frozen-replica',
    happens: 'a replica freezes (SIGSTOP) while it holds a lock',
    expected: 'the others go on; no event is lost, doubled or out of order',
    files: ['platform/frozen-replica'],
    tests: /./,
  },
  {
    name: 'seeds-twice',
    happens: 'the seeds run again on edited data',
    expected: 'no duplicate, edits are kept',
    files: ['processes/seeded-histories'],
    tests: /./,
  },
  {
    name: 'slow-senders',
    happens: 'large bodies, slow senders, endless headers',
    expected: 'a clean refusal in the envelope, the process goes on',
    files: ['requests/cut-requests'],
    tests: /./,
  },
  {
    name: 'old-clients',
    happens: 'clients of an older version',
    expected: 'the same answers as before',
    files: ['requests/older-client'],
    tests: /./,
  },
];

let running: Promise<JestReport> | undefined;

export const tested: Row[] = TESTED.map(({ name, happens, expected, files, tests }) => ({
  name,
  happens,
  expected,
  async measure() {
    const { testResults } = await (running ??= runAll());
    const found = testResults
      .filter(({ name: path }) => files.some((file) => path.includes(file)))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => tests.test(fullName) && status !== 'pending');
    const passed = found.filter(({ status }) => status === 'passed').length;
    if (found.length === 0) return notRun(`no test of ${files.join(', ')} ran`);
    return judged(`${passed} of ${found.length} tests of \`${files.join('`, `')}\` passed`, [
      passed < found.length && 'a test failed',
    ]);
  },
}));

async function runAll(): Promise<JestReport> {
  const log = join(CACHE, 'test-logs', 'bff.log');
  const report = log.replace(/\.log$/, '.json');
  rmSync(report, { force: true });
  const files = TESTED.flatMap(({ files }) => files);
  await runNode(['scripts/test.ts', '--only', 'bff', ...files], {
    log: join(CACHE, 'test-logs', 'reliability-bff.log'),
  });
  return JSON.parse(readFileSync(report, 'utf8')) as JestReport;
}
