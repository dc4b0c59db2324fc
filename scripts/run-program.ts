import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** Run as files by the Node that we run on: the links in .bin would take the host's, which may be too old. */
const PROGRAMS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  nest: '@nestjs/cli/bin/nest.js',
  orval: 'orval/dist/bin/orval.mjs',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  typeorm: 'typeorm/cli.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

export type Program = keyof typeof PROGRAMS;

export interface ProgramOptions {
  /** Where it runs, from the root. */
  workspace?: string;
  env?: NodeJS.ProcessEnv;
  /** A file that keeps what it prints. */
  log?: string;
  /** Hears what it prints, as it does. */
  onOutput?: (text: string) => void;
  signal?: AbortSignal;
}

export interface ProgramResult {
  ok: boolean;
  output: string;
}

/** The file of a program that npm installed, for the workspace that uses it. */
export function findProgram(program: Program, workspace = '.'): string {
  const file = join('node_modules', PROGRAMS[program]);
  const own = join(ROOT, workspace, file);
  return existsSync(own) ? own : join(ROOT, file);
}

/** Runs a program to its end. That it fails is an answer, not an error. */
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
