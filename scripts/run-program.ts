import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** Run as files by the current Node. The links in .bin would use the host's Node, which may be too old. */
const PROGRAMS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  orval: 'orval/dist/bin/orval.mjs',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  redocly: '@redocly/cli/bin/cli.js',
  rolldown: 'rolldown/bin/cli.mjs',
  spectral: '@stoplight/spectral-cli/dist/index.js',
  tsc: 'typescript/bin/tsc',
  typeorm: 'typeorm/cli.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

export type Program = keyof typeof PROGRAMS;

export interface ProgramOptions {
  /** Working directory, relative to the root. */
  workspace?: string;
  env?: NodeJS.ProcessEnv;
  /** A file for its output. */
  log?: string;
  /** Called with its output as it arrives. */
  onOutput?: (text: string) => void;
  signal?: AbortSignal;
}

export interface ProgramResult {
  ok: boolean;
  output: string;
}

/** The file of an npm-installed program, as the workspace resolves it. */
export function findProgram(program: Program, workspace = '.'): string {
  const file = join('node_modules', PROGRAMS[program]);
  const own = join(ROOT, workspace, file);
  return existsSync(own) ? own : join(ROOT, file);
}

/** Runs a program until it exits. A failure is a result, not an exception. */
export async function runProgram(
  program: Program,
  args: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return runNode([findProgram(program, options.workspace), ...args], options);
}

/** As {@link runProgram}, for any script. */
export async function runNode(
  args: string[],
  { workspace = '.', env = {}, log, onOutput, signal }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, workspace),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      onOutput?.(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const output = chunks.join('');
      if (log !== undefined) keep(log, output);
      resolve({ ok: code === 0, output });
    });
  });
}

function keep(log: string, output: string): void {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
}
