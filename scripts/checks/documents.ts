import { environmentSchema } from '../../services/bff/src/config/config.schema.ts';
import type { ProgramResult } from '../run-program.ts';
import { type Document, missingPaths, readDocuments } from './markdown.ts';

const RECORD = /^docs\/decisions\/(\d{4})-.*\.md$/;
const RECORD_HEADINGS = 'Status, Context, Decision, Consequences';
/** Settings of `npm start` itself, which the BFF does not know. */
const SETTINGS_OF_START = ['SALA_DATA_DIR'];

/** Checks that named paths exist, that decision records are alike, and that the README has every setting. */
export function checkDocuments(): ProgramResult {
  const documents = readDocuments();
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';
  const errors = [
    ...documents.flatMap(missingPaths),
    ...documents.filter(({ path }) => RECORD.test(path)).flatMap(recordErrors),
    ...settingErrors(readme),
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
    ...(headings === RECORD_HEADINGS ? [] : [`${path}: its headings must be ${RECORD_HEADINGS}`]),
  ];
}

/** The table of settings must have the names and defaults of the schema that parses them. */
function settingErrors(readme: string): string[] {
  const defaults = new Map<string, string>();
  for (const [, names = '', value = ''] of readme.matchAll(/^\| (`[A-Z].*?) *\| (.*?) *\|/gm)) {
    for (const [, name = ''] of names.matchAll(/`([A-Z_\d]+)`/g)) defaults.set(name, value);
  }
  const known = Object.entries(environmentSchema.shape);
  const unknown = [...defaults.keys()].filter(
    (name) => !(name in environmentSchema.shape) && !SETTINGS_OF_START.includes(name),
  );
  return [
    ...unknown.map((name) => `README.md has the setting ${name}, which config.schema.ts does not know`),
    ...known.flatMap(([name, schema]) => {
      const documented = defaults.get(name);
      if (documented === undefined) return [`README.md: its table of settings must have ${name}`];
      const { data } = schema.safeParse(undefined);
      if (data === undefined || documented.includes(`\`${String(data)}\``)) return [];
      return [`README.md: the default of ${name} must be \`${String(data)}\``];
    }),
  ];
}
