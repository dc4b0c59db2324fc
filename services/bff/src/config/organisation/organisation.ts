import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type z } from 'zod';
import { parseDocument } from 'yaml';
import { StartupError } from '../../common/errors/startup-error.js';
import { type Logo, readLogo } from './logo.js';
import { organisationSchema, type OrganisationSettings } from './organisation.schema.js';

/** The school that a deployment belongs to. Texts are complete in every language. */
export interface Organisation extends Omit<OrganisationSettings, 'logo'> {
  /** Undefined: that of the product. */
  logo: Logo | undefined;
}

const VARIABLE = 'SALA_ORGANISATION_FILE';
const MOST_FILE_CHARACTERS = 100_000;
const BUILT_IN = new URL('organisation.yaml', import.meta.url);

/**
 * @param file YAML or JSON; without it, the school is the one of organisation.yaml
 * @throws StartupError naming each setting that is wrong, and what it must be
 */
export function readOrganisation(file?: string): Organisation {
  const parsed = organisationSchema.safeParse(parse(read(file ?? BUILT_IN), file));
  if (!parsed.success) throw explain(parsed.error.issues, file);
  const { logo, ...settings } = parsed.data;
  return { ...settings, logo: logo === undefined ? undefined : logoOf(join(dirname(file ?? ''), logo)) };
}

function read(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupError(`${VARIABLE}: the file ${String(file)} cannot be read.`);
  }
}

function parse(text: string, file = BUILT_IN.pathname): unknown {
  if (text.length > MOST_FILE_CHARACTERS) {
    throw new StartupError(`${VARIABLE}: the file ${file} has more than ${MOST_FILE_CHARACTERS} characters.`);
  }
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const [sentence = ''] = error.message.split('\n', 1);
    throw new StartupError(`${VARIABLE}: ${file} is neither YAML nor JSON: ${sentence.replace(/:$/, '')}.`);
  }
  try {
    return document.toJS();
  } catch {
    throw new StartupError(`${VARIABLE}: ${file} refers to itself too often; write its texts out.`);
  }
}

function explain(issues: z.core.$ZodIssue[], file = BUILT_IN.pathname): StartupError {
  const problems = issues.flatMap((issue) => {
    const path = ['organisation', ...issue.path].join('.');
    if (issue.code !== 'unrecognized_keys') return [`${path}: ${issue.message}`];
    return issue.keys.map((key) => `${path}.${key}: is not a known setting`);
  });
  return new StartupError(
    `${VARIABLE}: ${file} is not valid.\n${problems.map((line) => `${line}.`).join('\n')}`,
  );
}

function logoOf(file: string): Logo {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    throw new StartupError(`organisation.logo: the file ${file} cannot be read.`);
  }
  try {
    return readLogo(content);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    throw new StartupError(`organisation.logo: the file ${file} ${reason ?? 'is no picture'}.`);
  }
}
