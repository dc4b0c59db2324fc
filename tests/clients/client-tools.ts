import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runGo } from '../../deploy/testing/chart/go.ts';
import { runTool, type ToolOptions, type ToolResult } from '../../deploy/testing/chart/run-tool.ts';
import type { FoundTool } from '../../deploy/testing/chart/tools.ts';

/** Kept between checkouts. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sala', 'client-tests');
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const GO_GENERATOR = { path: 'github.com/oapi-codegen/oapi-codegen/v2', version: 'v2.8.2' };

/** A directory with `python` and `openapi-python-client`, installed with pip into an environment of its own. */
export async function ensurePython(options: ToolOptions = {}): Promise<FoundTool> {
  const pins = createHash('sha256')
    .update(await readFile(REQUIREMENTS))
    .digest('hex')
    .slice(0, 12);
  const directory = join(CACHE, `python-${pins}`);
  const file = join(directory, 'bin');
  const whole = join(directory, 'whole');
  if (existsSync(whole)) return { file };
  await rm(directory, { recursive: true, force: true });
  const steps: [string, string[]][] = [
    ['python3', ['-m', 'venv', directory]],
    [join(file, 'pip'), ['install', '--quiet', '--requirement', REQUIREMENTS]],
  ];
  for (const [program, args] of steps) {
    const { ok, output } = await attempt(program, args, options);
    if (!ok) return { error: output.trim().split('\n').at(-1) ?? program };
  }
  await writeFile(whole, '');
  return { file };
}

/** `oapi-codegen`, built from source at its pinned version. */
export async function ensureGoGenerator(options: ToolOptions = {}): Promise<FoundTool> {
  const { path, version } = GO_GENERATOR;
  const directory = join(CACHE, `oapi-codegen-${version}`);
  const file = join(directory, 'oapi-codegen');
  if (existsSync(file)) return { file };
  await mkdir(directory, { recursive: true });
  const built = await runGo(['install', `${path}/cmd/oapi-codegen@${version}`], {
    ...options,
    env: { ...options.env, GOBIN: directory },
  });
  return built.ok ? { file } : { error: built.output.trim().split('\n').at(-1) ?? 'go install failed' };
}

/** A program that is not there fails like one that does not succeed. */
export async function attempt(program: string, args: string[], options: ToolOptions): Promise<ToolResult> {
  try {
    return await runTool(program, args, options);
  } catch (error) {
    return { ok: false, stdout: '', output: String(error) };
  }
}
