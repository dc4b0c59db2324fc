import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '@sala/postgres';
import { compileModules } from '../../services/bff/build/compile-modules.ts';
import { writeChanged } from '../../services/bff/build/write-changed.ts';
import lock from '../launcher/lock.cjs';
import { listFiles } from '../list-files.ts';
import { CACHE, ROOT } from '../root.ts';
import { runNode, runProgram, type ProgramResult } from '../run-program.ts';
import { describeSpecification } from '../../tests/specification/describe-specification.ts';
import { describeConfiguration } from './configuration.ts';

const BFF = join(ROOT, 'services/bff');
const DOCUMENT = 'openapi/openapi.json';
const ORGANISATION_SCHEMA = 'deploy/helm/sala/files/organisation.schema.json';
const CLIENT = 'web/src/api/generated';
const CONFIGURATION = 'docs/configuration.md';
const SPECIFICATION = 'docs/specification.md';
const TABLES = 'docs/tables.md';
const GENERATED = [DOCUMENT, ORGANISATION_SCHEMA, CLIENT, CONFIGURATION, SPECIFICATION, TABLES];
/** How bodies are read, which the editor of the web must do as the BFF does. */
const MARKDOWN = 'services/bff/src/library/content-items/markdown';
/** The transport that the client calls, which orval reads. */
const TRANSPORT = 'web/src/api/request.ts';
/** Everything is made here first, so that a running `npm run dev` sees only what has changed. */
const STAGE = join(CACHE, 'codegen');

/**
 * Writes the OpenAPI document of the BFF, the web's client for it with its copy of how bodies are read, the schema of the organisation file, the list of
 * settings, the specification with what holds it, and the list of tables.
 */
export async function generate(): Promise<void> {
  const generated = await make();
  await writeChanged(ROOT, generated);
  for (const file of committed()) if (!generated.has(file)) rmSync(join(ROOT, file));
}

/** Fails if the committed files differ from what would be generated. */
export async function checkGenerated(): Promise<void> {
  const generated = await make();
  const stale = [...new Set([...committed(), ...generated.keys()])].filter(
    (file) => readCommitted(file) !== generated.get(file),
  );
  if (stale.length === 0) return;
  throw new StartupError(`Generated files are out of date, run npm run codegen:\n${stale.sort().join('\n')}`);
}

/** @returns the generated files with their content, by their path from the root */
async function make(): Promise<Map<string, string>> {
  return await lock.withLock(`${STAGE}.lock`, makeInStage);
}

async function makeInStage(): Promise<Map<string, string>> {
  await compileModules(BFF);
  rmSync(STAGE, { recursive: true, force: true });
  for (const path of [...GENERATED, TRANSPORT]) mkdirSync(dirname(join(STAGE, path)), { recursive: true });
  writeFileSync(join(STAGE, CONFIGURATION), describeConfiguration());
  writeFileSync(join(STAGE, SPECIFICATION), describeSpecification());
  copyFileSync(join(ROOT, TRANSPORT), join(STAGE, TRANSPORT));
  const [api, organisation, tables] = await Promise.all([
    runNode(['dist/openapi.js', join(STAGE, DOCUMENT)], { workspace: 'services/bff' }),
    runNode(['dist/organisation-schema.js', join(STAGE, ORGANISATION_SCHEMA)], { workspace: 'services/bff' }),
    runNode(['dist/describe-tables.js', join(STAGE, TABLES)], { workspace: 'services/bff' }),
  ]);
  assertOk('The BFF cannot describe its API', api);
  assertOk('The BFF cannot describe the organisation', organisation);
  assertOk('The BFF cannot describe its tables', tables);
  const env = { SALA_STAGE: STAGE };
  const orval = await runProgram('orval', ['--config', '../openapi/orval.config.ts'], {
    workspace: 'web',
    env,
  });
  assertOk('orval cannot generate the client', orval);
  cpSync(join(ROOT, MARKDOWN), join(STAGE, CLIENT, 'model/markdown'), { recursive: true });
  const stage = relative(ROOT, STAGE);
  return new Map(
    GENERATED.flatMap((path) => listFiles(`${stage}/${path}`)).map((file) => [
      relative(stage, file),
      readFileSync(join(ROOT, file), 'utf8'),
    ]),
  );
}

function committed(): string[] {
  return GENERATED.filter((path) => existsSync(join(ROOT, path))).flatMap(listFiles);
}

function readCommitted(file: string): string | undefined {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined;
}

function assertOk(failure: string, { ok, output }: ProgramResult): void {
  if (!ok) throw new StartupError(`${failure}, correct what follows.\n${output.trim()}`);
}
