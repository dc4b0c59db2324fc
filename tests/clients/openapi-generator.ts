import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runGo } from '../../deploy/testing/chart/go.ts';
import { findProgram } from '../../scripts/run-program.ts';
import { report, type Report } from '../steps/report.ts';
import { attempt, ensurePython } from './client-tools.ts';

const HERE = import.meta.dirname;
/** What its generator of clients in Go needs with any document whose enums share values. */
const FOR_GO = '--additional-properties=enumClassPrefix=true';

interface Place {
  /** In OpenAPI 3.0. */
  document: string;
  directory: string;
  address: string;
  signal: AbortSignal;
}

/** What `openapi-generator` makes of the document in OpenAPI 3.0, in three languages. It runs on Java. */
export async function checkOpenapiGenerator(place: Place): Promise<Report[]> {
  const { directory, document, signal } = place;
  const python = await ensurePython({ signal });
  if ('error' in python) return [report.skipped(`openapi-generator: no Python: ${python.error}`)];
  const java = await attempt('java', ['-version'], { signal });
  if (!java.ok) return [report.skipped(`openapi-generator: no Java: ${java.output.trim()}`)];
  const checks = { 'typescript-fetch': checkTypeScript, go: checkGo, python: checkPython };
  const reports: Report[] = [];
  for (const [language, check] of Object.entries(checks)) {
    const cwd = join(directory, `openapi-generator-${language}`);
    await mkdir(cwd);
    const args = [
      'generate',
      '-g',
      language,
      '-i',
      document,
      '-o',
      cwd,
      ...(language === 'go' ? [FOR_GO] : []),
    ];
    const made = await attempt(join(python.file, 'openapi-generator-cli'), args, { signal });
    const problem = made.ok
      ? await check(cwd, place, python.file)
      : `openapi-generator for ${language}:\n${made.output}`;
    reports.push(problem === null ? report.passed() : report.failed(problem));
  }
  return reports;
}

/** @returns what is wrong */
type Check = (cwd: string, place: Place, python: string) => Promise<string | null>;

const checkTypeScript: Check = async (cwd, { signal }) => {
  const compile = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
  ];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', 'index.ts'];
  const { ok, output } = await attempt(process.execPath, [findProgram('tsc'), ...compile, ...modules], {
    cwd,
    signal,
  });
  return ok ? null : `What openapi-generator makes in TypeScript:\n${output}`;
};

const checkGo: Check = async (cwd, { signal }) => {
  for (const args of [
    ['mod', 'tidy'],
    ['vet', '.'],
  ]) {
    const { ok, output } = await runGo(args, { cwd, signal, env: { GOFLAGS: '-mod=mod' } });
    if (!ok) return `What openapi-generator makes in Go: go ${args.join(' ')}:\n${output}`;
  }
  return null;
};

const checkPython: Check = async (cwd, { address, signal }, python) => {
  await copyFile(join(HERE, 'generated-journey.py'), join(cwd, 'journey.py'));
  const { ok, output } = await attempt(join(python, 'python'), ['journey.py', address], { cwd, signal });
  return ok ? null : `The client in Python that openapi-generator makes:\n${output}`;
};
