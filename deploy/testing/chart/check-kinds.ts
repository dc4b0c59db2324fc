import { join } from 'node:path';
import { parse } from 'yaml';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { CHART, LEAST_VALUES, readText, renderChart } from './chart.ts';
import { isMap } from './values-schema.ts';

/** What stands in place of every value of the chart, and how deep. */
const INSTEAD = [
  { instead: null, depth: Infinity },
  { instead: 'x', depth: 2 },
  { instead: ['x'], depth: 2 },
];
/** What Go says of a template that a value has broken. */
const STACK = /executing "|nil pointer|wrong type for value|runtime error/;
/** As the schema refuses: `- at '/bff': missing properties 'image', 'host'`, `- at '/bff/host': got array, want string`. */
const REFUSED = /^ *- at '(.*?)(?:\/\d+)*': (?:missing propert(?:y|ies) (.*)|.*)$/gm;
/** Of its members null takes defaults away: Kubernetes needs none of them. */
const REMOVABLE = 'resources';
/** Renderings at once. */
const WORKERS = 2;

type Path = string[];

/**
 * Every value of the chart, in place of which stands null, a text or a list: it is refused with a sentence, or rendered; null
 * as if nothing had been said. Nothing breaks a template.
 */
export async function checkKinds(helm: string, signal?: AbortSignal): Promise<Report> {
  const all = pathsIn(parse(readText(join(CHART, 'values.yaml'))));
  const { stdout: standard } = await renderChart(helm, [LEAST_VALUES], { signal });
  const set = new Set(pathsIn(parse(readText(LEAST_VALUES))).map((path) => path.join('/')));
  const results: Report[] = [];
  const alone: { path: Path; instead: unknown }[] = [];
  for (const { instead, depth } of INSTEAD) {
    for (let length = 1; length <= depth; length += 1) {
      const paths = all.filter((path) => path.length === length);
      if (paths.length === 0) break;
      // The schema names all that it refuses at once.
      const { output } = await renderChart(helm, [LEAST_VALUES], { input: textOf(paths, instead), signal });
      const refused = refusedIn(output);
      const left = paths.filter((path) => !refused.has(path.join('/')));
      results.push(...paths.filter((path) => !left.includes(path)).map(() => report.passed()));
      // Null of all that is empty by default changes nothing, unless one of them does.
      const empty = instead === null ? left.filter((path) => !set.has(path.join('/'))) : [];
      const isNothing =
        empty.length > 0 &&
        (await renderChart(helm, [LEAST_VALUES], { input: textOf(empty, null), signal })).stdout === standard;
      for (const path of left)
        if (isNothing && empty.includes(path)) results.push(report.passed());
        else alone.push({ path, instead });
    }
  }
  const waiting = alone.values();
  const work = async () => {
    for (const { path, instead } of waiting) {
      const input = textOf([path], instead);
      const { ok, output, stdout } = await renderChart(helm, [LEAST_VALUES], { input, signal });
      results.push(verdict({ ok, output, input, isAsBefore: instead !== null || stdout === standard }));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return sum(results);
}

interface Tried {
  ok: boolean;
  output: string;
  input: string;
  isAsBefore: boolean;
}

function verdict({ ok, output, input, isAsBefore }: Tried): Report {
  if (STACK.test(output)) return report.failed(`${input} breaks a template:\n${output}`);
  if (ok && !isAsBefore) return report.failed(`${input} is rendered in another way than without it.`);
  return report.passed();
}

function pathsIn(values: unknown, above: Path = []): Path[] {
  if (!isMap(values)) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const path = [...above, key];
    return key === REMOVABLE ? [path] : [path, ...pathsIn(value, path)];
  });
}

/** Values in JSON, in which each path has the same. */
function textOf(paths: Path[], value: unknown): string {
  const values: Record<string, unknown> = {};
  for (const path of paths) {
    let at = values;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ''] = value;
  }
  return JSON.stringify(values);
}

function refusedIn(output: string): Set<string> {
  const found = [...output.matchAll(REFUSED)].flatMap(([, at = '', missing]) => {
    if (missing === undefined) return [at];
    return [...missing.matchAll(/'([^']+)'/g)].map(([, key = '']) => `${at}/${key}`);
  });
  return new Set(found.map((path) => path.replace(/^\//, '')));
}
