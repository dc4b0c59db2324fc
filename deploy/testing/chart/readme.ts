import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument, type Pair, stringify, type YAMLMap } from 'yaml';
import { report, type Report } from '../../../tests/steps/report.ts';
import { CHART, readText } from './chart.ts';

const README = join(CHART, 'README.md');
const DESCRIPTION = /^ ?-- /;

interface Value {
  path: string;
  standard: string;
  description: string;
}

/** The README of the chart has every value, as values.yaml describes it. With `update` it is written. */
export function checkReadme({ update }: { update: boolean }): Report {
  const values = readValues();
  const undescribed = values.filter(({ description }) => description === '').map(({ path }) => path);
  if (undescribed.length > 0) return report.failed(`values.yaml must describe ${undescribed.join(', ')}.`);
  const text = readmeOf(values);
  if (update) writeFileSync(README, text);
  return readText(README) === text
    ? report.passed()
    : report.failed('The README of the chart is not current: npm run test:deploy -- --update');
}

function readValues(): Value[] {
  const document = parseDocument(readText(join(CHART, 'values.yaml')));
  return isMap(document.contents) ? valuesOf(document.contents, '') : [];
}

/** A value with a description is one row, whatever is in it. Anything else is a group. */
function valuesOf(map: YAMLMap, prefix: string): Value[] {
  return map.items.flatMap((pair, index) => {
    const path = prefix + keyOf(pair);
    // The parser may give the comment of the first member to the map.
    const description = descriptionIn(commentOf(pair) ?? (index === 0 ? map.commentBefore : undefined));
    if (isMap(pair.value) && description === '' && pair.value.items.length > 0) {
      return valuesOf(pair.value, `${path}.`);
    }
    return [{ path, description, standard: standardOf(pair) }];
  });
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function standardOf({ value }: Pair): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

function commentOf({ key }: Pair): string | null | undefined {
  return isScalar(key) ? key.commentBefore : undefined;
}

function descriptionIn(comment: string | null | undefined): string {
  const lines = (comment ?? '').split('\n');
  const start = lines.findLastIndex((line) => DESCRIPTION.test(line));
  return start === -1
    ? ''
    : lines
        .slice(start)
        .map((line) => line.replace(DESCRIPTION, '').trim())
        .join(' ');
}

function readmeOf(values: Value[]): string {
  const rows = values.map(
    ({ path, standard, description }) =>
      `| \`${path}\` | \`${standard.replaceAll('|', '\\|')}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  return `# Chart sala

Made from \`values.yaml\` by \`npm run test:deploy -- --update\`. docs/operations.md says how to install, upgrade, roll back and
restore.

| value | default | meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}
