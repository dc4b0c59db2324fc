import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runGo } from '../../deploy/testing/chart/go.ts';
import { findProgram } from '../../scripts/run-program.ts';
import { ROOT } from '../../scripts/root.ts';
import { report, type Report, sum } from '../steps/report.ts';
import { ProductProcess } from '../support/product-process.ts';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { checkSamples } from './samples.ts';
import { checkOpenapiGenerator } from './openapi-generator.ts';
import { attempt, ensureGoGenerator, ensurePython } from './client-tools.ts';

const DOCUMENT = join(ROOT, 'openapi/openapi.json');
const HERE = import.meta.dirname;
const GO_MODULE = 'module client\n\ngo 1.24\n\nrequire github.com/oapi-codegen/runtime v1.8.0\n';

interface Checks {
  signal: AbortSignal;
  note: (text: string) => void;
}

/** Prepares the tools, before the step runs. What fails is told there. */
export async function prepareClientTools(signal: AbortSignal): Promise<void> {
  await ensurePython({ signal, isPatient: true });
  await ensureGoGenerator({ signal, isPatient: true, env: { GOFLAGS: '-p=1' } });
}

/** Generates clients from the document with the generators of three languages, as strangers do: with no options that mend it. */
export async function checkClients({ signal, note }: Checks): Promise<Report> {
  const directory = await makeTemporaryDirectory();
  const product = new ProductProcess({
    SALA_DATA_DIR: join(directory, 'product'),
    SALA_DEMO_FACTS: '10000',
  });
  try {
    note('TypeScript');
    const typescript = await checkTypeScript(join(directory, 'typescript'), signal);
    note('Go');
    const go = await checkGo(join(directory, 'go'), signal);
    note('Python');
    const address = await product.ready();
    const document30 = join(directory, 'openapi-3.0.json');
    await writeFile(document30, await (await fetch(`${address}/docs-json/3.0`, { signal })).text());
    const python = await checkPython(document30, directory, { address, signal });
    note('the samples of the introduction');
    const samples = await checkSamples(DOCUMENT, directory, address);
    note('openapi-generator');
    const generated = await checkOpenapiGenerator({ document: document30, directory, address, signal });
    return sum([typescript, go, python, ...samples, ...generated]);
  } finally {
    await product.end();
    await removeDirectory(directory);
  }
}

async function checkTypeScript(cwd: string, signal: AbortSignal): Promise<Report> {
  await mkdir(cwd);
  const generator = join(
    dirname(createRequire(import.meta.url).resolve('openapi-typescript')),
    '../bin/cli.js',
  );
  const options = { cwd, signal };
  const made = await attempt(process.execPath, [generator, DOCUMENT, '--output', 'schema.d.ts'], options);
  if (!made.ok) return report.failed(`openapi-typescript:\n${made.output}`);
  await copyFile(join(HERE, 'client.ts.txt'), join(cwd, 'client.ts'));
  const { ok, output } = await attempt(
    process.execPath,
    [findProgram('tsc'), '--noEmit', '--strict', 'client.ts'],
    options,
  );
  return ok ? report.passed() : report.failed(`What openapi-typescript makes:\n${output}`);
}

async function checkGo(cwd: string, signal: AbortSignal): Promise<Report> {
  const generator = await ensureGoGenerator({ signal });
  if ('error' in generator) return report.skipped(`a client in Go: no oapi-codegen: ${generator.error}`);
  await mkdir(cwd);
  const options = { cwd, signal, env: { GOFLAGS: '-mod=mod' } };
  await writeFile(join(cwd, 'go.mod'), GO_MODULE);
  const libraries = await runGo(['mod', 'download'], options);
  if (!libraries.ok) return report.skipped(`a client in Go: no library for it: ${libraries.output.trim()}`);
  const args = ['-generate', 'types,client', '-package', 'main', '-o', 'sala.go', DOCUMENT];
  const made = await attempt(generator.file, args, options);
  if (!made.ok) return report.failed(`oapi-codegen:\n${made.output}`);
  await copyFile(join(HERE, 'client.go'), join(cwd, 'client.go'));
  // It checks all types, in a third of the time of a build.
  const { ok, output } = await runGo(['vet', '.'], options);
  return ok ? report.passed() : report.failed(`What oapi-codegen makes:\n${output}`);
}

async function checkPython(
  document: string,
  cwd: string,
  { address, signal }: { address: string; signal: AbortSignal },
): Promise<Report> {
  const python = await ensurePython({ signal });
  if ('error' in python)
    return report.skipped(`a client in Python: no openapi-python-client: ${python.error}`);
  const env = { PATH: `${python.file}:${process.env.PATH ?? ''}`, PYTHONPATH: cwd };
  const options = { cwd, signal, env };
  const args = [
    'generate',
    '--path',
    document,
    '--output-path',
    'sala_api',
    '--meta',
    'none',
    '--fail-on-warning',
  ];
  const made = await attempt(join(python.file, 'openapi-python-client'), args, options);
  if (!made.ok) return report.failed(`openapi-python-client:\n${made.output}`);
  const journey = await attempt(join(python.file, 'python'), [join(HERE, 'journey.py'), address], options);
  return journey.ok ? report.passed() : report.failed(`The client in Python:\n${journey.output}`);
}
