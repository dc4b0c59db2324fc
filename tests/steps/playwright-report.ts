import { PAGES } from '../support/failed-pages.ts';
import { type NamedTest, readJson, report, sum, type Report } from './report.ts';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: Test[] }[];
}

interface Test {
  /** Empty if the configuration has only one project. */
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
  results: Attempt[];
}

interface Attempt {
  errors: { message?: string }[];
  /** The body is in Base64. */
  attachments: { name: string; body?: string }[];
}

/** The output of Playwright's json reporter. */
interface PlaywrightJson extends Suite {
  /** Errors outside any test, such as a file that cannot be loaded. */
  errors: { message?: string }[];
}

/** What is flaky has failed once. */
const OUTCOMES = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const satisfies Record<Test['status'], NamedTest['outcome']>;

export function readPlaywrightReport(file: string): Report | undefined {
  const json = readJson(file) as PlaywrightJson | undefined;
  if (!json) return undefined;
  const broken = json.errors.map(({ message = 'Playwright failed' }) => report.failed(message));
  return sum([...broken, ...reportsOf(json)]);
}

export function namedInPlaywright(file: string): NamedTest[] {
  return namedIn((readJson(file) as PlaywrightJson | undefined) ?? {});
}

function namedIn({ suites = [], specs = [] }: Suite): NamedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ file, name: title, outcome: OUTCOMES[status] })),
  );
  return [...own, ...suites.flatMap(namedIn)];
}

function reportsOf({ suites = [], specs = [] }: Suite): Report[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => {
      const name = projectName === '' ? title : `${projectName}: ${title}`;
      if (status === 'expected') return report.passed();
      if (status === 'skipped') {
        const why = annotations.find(({ type }) => type === 'skip')?.description;
        return report.skipped(why === undefined ? name : `${name}: ${why}`);
      }
      const text = [`${name} (tests/${file}:${line})`, ...results.flatMap(textsOf)].join('\n');
      return status === 'flaky' ? report.flaky(text) : report.failed(text);
    }),
  );
  return [...own, ...suites.flatMap(reportsOf)];
}

/** Why an attempt failed, and how its pages looked then. */
function textsOf({ errors, attachments }: Attempt): string[] {
  const pages = attachments.filter(({ name, body }) => name === PAGES && body !== undefined);
  return [
    ...errors.map(({ message }) => message ?? ''),
    ...pages.map(({ body = '' }) => `\n${Buffer.from(body, 'base64').toString()}\n`),
  ];
}
