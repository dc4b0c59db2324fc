import { basename } from 'node:path';
import { environmentSchema } from '../../services/bff/src/config/config.schema.ts';
import type { ProgramResult } from '../../scripts/run-program.ts';
import { asvsErrors } from './asvs.ts';
import { type Document, missingPaths, readDocuments } from './markdown.ts';
import { missingTests } from './named-tests.ts';
import { SECTIONS } from '../specification/sections.ts';
import { statementErrors } from '../specification/statement-errors.ts';

const RECORD = /^docs\/decisions\/(\d{4})-.*\.md$/;
const RECORD_INDEX = 'docs/decisions/README.md';
const RECORD_LINES = 60;
const RECORD_HEADINGS = 'Status, Context, Decision, Consequences';

/**
 * Checks that named paths exist, that decision records are alike and stand in their index, that the README's settings are true, that the comparison
 * with OWASP ASVS is complete, and that the tests exist which hold the specification.
 */
export function checkDocuments(): ProgramResult {
  const documents = readDocuments();
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';
  const errors = [
    ...documents.flatMap(missingPaths),
    ...documents.flatMap(missingTests),
    ...recordsErrors(documents),
    ...settingErrors(readme),
    ...documents.filter(({ path }) => path === 'docs/security.md').flatMap(asvsErrors),
    ...statementErrors(SECTIONS.flatMap(({ statements }) => statements)),
  ];
  const summary = `${documents.length} documents, ${errors.length} errors`;
  return { ok: errors.length === 0, output: [...errors, summary].join('\n') };
}

/** Numbers of removed records are not used again, so numbers have gaps. */
function recordsErrors(documents: Document[]): string[] {
  const records = documents.filter(({ path }) => RECORD.test(path));
  const index = documents.find(({ path }) => path === RECORD_INDEX)?.text ?? '';
  const numbers = records.map(({ path }) => numberOf(path));
  return [
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `docs/decisions: two records have the number ${number}`),
    ...records
      .filter(({ path }) => index.split(`](${basename(path)})`).length !== 2)
      .map(({ path }) => `${path}: must stand in ${RECORD_INDEX}, once`),
    ...records.flatMap(recordErrors),
  ];
}

const numberOf = (path: string) => RECORD.exec(path)?.[1] ?? '';

function recordErrors({ path, text }: Document): string[] {
  const number = numberOf(path);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', ');
  return [
    ...(text.startsWith(`# ${number} `) ? [] : [`${path}: must begin with "# ${number} " and its title`]),
    ...(text.trimEnd().split('\n').length <= RECORD_LINES
      ? []
      : [`${path}: a record has at most ${RECORD_LINES} lines; measurements belong to docs/performance.md`]),
    ...(headings === RECORD_HEADINGS ? [] : [`${path}: its headings must be ${RECORD_HEADINGS}`]),
  ];
}

/** The table of settings, of which docs/configuration.md has all, must agree with the schema that parses them. */
function settingErrors(readme: string): string[] {
  const rows = [...readme.matchAll(/^\| `([A-Z_\d]+)` *\| (.*?) *\|/gm)];
  return rows.flatMap(([, name = '', documented = '']) => {
    const schema = Object.entries(environmentSchema.shape).find(([known]) => known === name)?.[1];
    if (schema === undefined)
      return [`README.md has the setting ${name}, which config.schema.ts does not know`];
    const data = schema.safeParse(undefined).data as string | number | undefined;
    if (data === undefined || documented.includes(`\`${data}\``)) return [];
    return [`README.md: the default of ${name} must be \`${data}\``];
  });
}
