import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { report, type Report, sum } from '../../../scripts/testing/report.ts';
import {
  CHART_TESTS,
  GOOD_VALUES,
  LEAST_VALUES,
  lintChart,
  readText,
  renderChart,
  yamlFiles,
} from './chart.ts';

const GOLDEN = join(CHART_TESTS, 'golden');
const EXPECTED_ERROR = /^# error: (.+)$/m;

/** What the chart makes of one file of good values. */
export interface Rendered {
  name: string;
  yaml: string;
}

/** Lints and renders the chart with every file of good values, each time the same. */
export async function checkGoodValues(
  helm: string,
  signal?: AbortSignal,
): Promise<{ result: Report; rendered: Rendered[] }> {
  const rendered: Rendered[] = [];
  const results: Report[] = [];
  for (const values of GOOD_VALUES) {
    const name = basename(values, '-values.yaml');
    const [lint, first, second] = await Promise.all([
      lintChart(helm, values, signal),
      renderChart(helm, [values], signal),
      renderChart(helm, [values], signal),
    ]);
    results.push(
      lint.ok ? report.passed() : report.failed(`helm lint of ${name}:\n${lint.output}`),
      first.ok ? report.passed() : report.failed(`helm template of ${name}:\n${first.output}`),
      first.stdout === second.stdout
        ? report.passed()
        : report.failed(`helm template of ${name} differs when it is run again.`),
    );
    rendered.push({ name, yaml: first.stdout });
  }
  return { result: sum(results), rendered };
}

/** Every file of bad values is refused with the message in its first line. */
export async function checkBadValues(helm: string, signal?: AbortSignal): Promise<Report> {
  const results: Report[] = [];
  for (const values of yamlFiles(join(CHART_TESTS, 'bad-values'))) {
    const name = basename(values);
    const expected = EXPECTED_ERROR.exec(readText(values))?.[1];
    const { ok, output } = await renderChart(helm, [LEAST_VALUES, values], signal);
    if (expected === undefined)
      results.push(report.failed(`${name} must begin with "# error: " and a message.`));
    else if (ok) results.push(report.failed(`${name} is accepted.`));
    else if (!output.includes(expected)) {
      results.push(report.failed(`${name} is refused, but not with "${expected}":\n${output}`));
    } else results.push(report.passed());
  }
  return sum(results);
}

/** Compares with the committed files in golden/, or with `update` writes them. */
export function checkGolden(rendered: Rendered[], { update }: { update: boolean }): Report {
  const results = rendered
    .map(({ name, yaml }) => ({ name, yaml, file: join(GOLDEN, `${name}.yaml`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, yaml, file }) => {
      if (update) writeFileSync(file, yaml);
      const difference = firstDifference(readText(file), yaml);
      if (difference === undefined) return report.passed();
      return report.failed(
        `The chart renders ${name} differently than golden/${name}.yaml. If that is right: npm run test:deploy -- --update\n${difference}`,
      );
    });
  return sum(results);
}

function firstDifference(expected: string, actual: string): string | undefined {
  if (expected === actual) return undefined;
  const before = expected.split('\n');
  const after = actual.split('\n');
  const index = before.findIndex((line, number) => line !== after[number]);
  const at = index === -1 ? before.length : index;
  return `line ${at + 1}:\n- ${before[at] ?? '(end)'}\n+ ${after[at] ?? '(end)'}`;
}
