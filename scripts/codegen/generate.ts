import { StartupError } from '@sala/postgres';
import { buildChanged } from '../build/build-changed.ts';
import { runNode, runProgram, type ProgramResult } from '../run-program.ts';
import { takeSnapshot } from './snapshot.ts';

const ORGANISATION_SCHEMA = 'deploy/helm/sala/files/organisation.schema.json';
const GENERATED = ['openapi/openapi.json', 'web/src/api/generated', ORGANISATION_SCHEMA];

/** Writes the OpenAPI document of the BFF, the web's client for it, and the schema of the organisation file. */
export async function generate(): Promise<void> {
  await buildChanged(['bff']);
  const openapi = ['dist/openapi.js', '../../openapi/openapi.json'];
  assertOk('The BFF cannot describe its API', await runNode(openapi, { workspace: 'services/bff' }));
  const schema = ['dist/organisation-schema.js', `../../${ORGANISATION_SCHEMA}`];
  assertOk('The BFF cannot describe the organisation', await runNode(schema, { workspace: 'services/bff' }));
  const orval = await runProgram('orval', ['--config', '../openapi/orval.config.ts'], { workspace: 'web' });
  assertOk('orval cannot generate the client', orval);
}

/** Generates, compares with the committed files, and restores those. */
export async function checkGenerated(): Promise<void> {
  const committed = takeSnapshot(GENERATED);
  try {
    await generate();
    const stale = committed.differences();
    if (stale.length === 0) return;
    throw new StartupError(`Generated files are out of date, run npm run codegen:\n${stale.join('\n')}`);
  } finally {
    committed.restore();
  }
}

function assertOk(failure: string, { ok, output }: ProgramResult): void {
  if (!ok) throw new StartupError(`${failure}, correct what follows.\n${output.trim()}`);
}
