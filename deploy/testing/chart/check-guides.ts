import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { CHART, LEAST_VALUES, readText, renderChart } from './chart.ts';
import type { Rendered } from './check-rendering.ts';
import { ROOT } from '../../../scripts/root.ts';
import { isMap } from './values-schema.ts';

const BLOCK = /^( *)```yaml\n(.*?)^ *```/gms;
/** What a command applies. */
const APPLIED = /<<'END'\n(apiVersion: .*?)^END$/gms;
/** What the reader replaces, in capitals or cut off. */
const PLACEHOLDER = /\b[A-Z]{4,}\b|(?<=age1)…/g;

interface Block {
  /** The file. */
  at: string;
  text: string;
  parsed: Record<string, unknown>;
}

/** Objects that the guides for operators apply, to be checked against schemas as those of the chart are. */
export function objectsOfGuides(): Rendered[] {
  return blocksOfGuides()
    .filter(({ parsed }) => 'apiVersion' in parsed)
    .map(({ at, text }) => ({ name: at, yaml: text }));
}

/** Values of the chart that the guides show are taken by it. */
export async function checkValuesOfGuides(helm: string, signal?: AbortSignal): Promise<Report> {
  const known = Object.keys(parse(readText(join(CHART, 'values.yaml'))) as object);
  const shown = blocksOfGuides().filter(({ parsed }) =>
    Object.keys(parsed).every((key) => known.includes(key)),
  );
  if (shown.length === 0) return report.failed('The guides show no values of the chart.');
  const results = await Promise.all(
    shown.map(async ({ at, text }) => {
      const { ok, output } = await renderChart(helm, [LEAST_VALUES], { input: text, signal });
      return ok ? report.passed() : report.failed(`The chart refuses what ${at} shows:\n${text}\n${output}`);
    }),
  );
  return sum(results);
}

function blocksOfGuides(): Block[] {
  return globSync('docs/operations/*.md', { cwd: ROOT })
    .sort()
    .flatMap((at) => {
      const guide = readText(join(ROOT, at));
      const blocks = [...guide.matchAll(BLOCK)].map(([, indent = '', text = '']) =>
        text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      );
      const applied = [...guide.matchAll(APPLIED)].map(([, text = '']) => text);
      return [...blocks, ...applied]
        .map((text) => text.replace(PLACEHOLDER, (word) => (word === '…' ? 'x' : word.toLowerCase())))
        .map((text) => ({ at, text, parsed: parse(text) as unknown }))
        .filter((block): block is Block => isMap(block.parsed));
    });
}
