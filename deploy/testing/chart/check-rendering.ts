import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
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
/** What Helm says of a value that a schema refuses in a way that nobody can act on. */
const RIDDLE = /does not match pattern|'not' failed|'(?:one|any|all)Of' failed/;
/** Renderings at once. */
const WORKERS = 2;

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
      renderChart(helm, [values], { signal }),
      renderChart(helm, [values], { signal }),
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

/** Values that are refused, and the sentence with which. */
interface BadValues {
  error: string;
  values: unknown;
}

/** Every entry of the tables in bad-values/ is refused with its sentence, before anything is made. */
export async function checkBadValues(helm: string, signal?: AbortSignal): Promise<Report> {
  const cases = yamlFiles(join(CHART_TESTS, 'bad-values')).flatMap(
    (file) => parse(readText(file)) as BadValues[],
  );
  const results: Report[] = [];
  const waiting = cases.values();
  const work = async () => {
    for (const each of waiting) results.push(await checkRefusal(helm, each, signal));
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return sum(results);
}

async function checkRefusal(
  helm: string,
  { error, values }: BadValues,
  signal?: AbortSignal,
): Promise<Report> {
  const text = JSON.stringify(values);
  const { ok, output } = await renderChart(helm, [LEAST_VALUES], { input: text, signal });
  if (ok) return report.failed(`${text} is accepted.`);
  if (RIDDLE.test(output)) return report.failed(`${text} is refused with a riddle:\n${output}`);
  if (!output.includes(error))
    return report.failed(`${text} is refused, but not with "${error}":\n${output}`);
  return report.passed();
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
