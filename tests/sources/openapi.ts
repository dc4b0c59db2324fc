import { runProgram, type ProgramOptions, type ProgramResult } from '../../scripts/run-program.ts';

const DOCUMENT = 'openapi/openapi.json';
/** Neither is to ask the network for anything. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Holds the document of the API against the recommended rules of two linters; a warning counts as an error. */
export async function checkOpenapi(options: ProgramOptions): Promise<ProgramResult> {
  const results = [
    await runProgram('redocly', ['lint', DOCUMENT], { ...options, env: { ...options.env, ...OFFLINE } }),
    await runProgram('spectral', ['lint', DOCUMENT, '--fail-severity=hint'], options),
  ];
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
}
