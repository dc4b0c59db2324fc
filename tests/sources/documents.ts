import { environmentSchema } from '../../services/bff/src/config/config.schema.ts';
import type { ProgramResult } from '../../scripts/run-program.ts';
import { asvsErrors } from './asvs.ts';
import { type Document, missingPaths, readDocuments } from './markdown.ts';
import { missingTests } from './named-tests.ts';
import { SECTIONS } from '../specification/sections.ts';
import { statementErrors } from '../specification/statement-errors.ts';

const RECORD = /^docs\/decisions\/(\d{4})-.*\.md$/;
const RECORD_LINES = 60;
const RECORD_HEADINGS = 'Status, Context, Decision, Consequences';

/**
 * Checks that named paths exist, that decision records are alike, that the README's settings are true, that the comparison
 * with OWASP ASVS is complete, and that the tests exist which hold the specification.
 */
export function checkDocuments(): ProgramResult {
  const documents = readDocuments();
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';
  const errors = [
    ...documents.flatMap(missingPaths),
    ...documents.flatMap(missingTests),
    ...documents.filter(({ path }) => RECORD.test(path)).flatMap(recordErrors),
    ...settingErrors(readme),
    ...documents.filter(({ path }) => path === 'docs/security.md').flatMap(asvsErrors),
    ...statementErrors(SECTIONS.flatMap(({ statements }) => statements)),
  ];
  const summary = `${documents.length} documents, ${errors.length} errors`;
  return { ok: errors.length === 0, output: [...errors, summary].join('\n') };
}

function recordErrors({ path, text }: Document, index: number): string[] {
  const number = RECORD.exec(path)?.[1] ?? '';
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(', ');
  return [
    ...(Number(number) === index + 1 ? [] : [`${path}: its number must be ${index + 1}`]),
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
