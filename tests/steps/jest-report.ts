import { type NamedTest, readJson, report, sum, type Report } from './report.ts';

/** The output of jest --json, and of vitest's json reporter. */
interface JestJson {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export function namedInJest(file: string): NamedTest[] {
  const json = readJson(file) as JestJson | undefined;
  return (json?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name,
      name: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

export function readJestReport(file: string): Report | undefined {
  const json = readJson(file) as JestJson | undefined;
  return json && sum(json.testResults.map(reportOfFile));
}

function reportOfFile({ name, message, assertionResults }: JestJson['testResults'][number]): Report {
  // A file that cannot even be loaded has no tests, only a message.
  if (assertionResults.length === 0) return report.failed(`${name}\n${message}`);
  return sum(
    assertionResults.map(({ status, fullName, failureMessages }) => {
      if (status === 'passed') return report.passed();
      if (status === 'failed') return report.failed(`${fullName} (${name})\n${failureMessages.join('\n')}`);
      return report.skipped(fullName);
    }),
  );
}
