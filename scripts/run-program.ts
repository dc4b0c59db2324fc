import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

/** Run as files by the current Node. The links in .bin would use the host's Node, which may be too old. */
const PROGRAMS = {
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  jest: 'jest/bin/jest.js',
  orval: 'orval/dist/bin/orval.mjs',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  redocly: '@redocly/cli/bin/cli.js',
  rolldown: 'rolldown/bin/cli.mjs',
  spectral: '@stoplight/spectral-cli/dist/index.js',
  // The native compiler. It has no API yet, so what needs that uses `typescript`.
  tsc: 'typescript-native/bin/tsc',
  typeorm: 'typeorm/cli.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/** The longest that a timer can wait: 24 days. */
const NEVER_MS = 2 ** 31 - 1;

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
  /** Ends a program that has printed nothing for this long. */
  silenceMs?: number;
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
  { workspace = '.', env = {}, log, onOutput, signal: stop, silenceMs }: ProgramOptions = {},
): Promise<ProgramResult> {
  const silence = new AbortController();
  const watch = setTimeout(() => {
    silence.abort(new DOMException('silence', 'TimeoutError'));
  }, silenceMs ?? NEVER_MS);
  const signal = stop === undefined ? silence.signal : AbortSignal.any([stop, silence.signal]);
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, workspace),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      watch.refresh();
      chunks.push(chunk);
      onOutput?.(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const end = (code: number | null): void => {
      clearTimeout(watch);
      const output = chunks.join('');
      if (log !== undefined) keep(log, output);
      if (failure === undefined) resolve({ ok: code === 0, output });
      else reject(failure);
    };
    child.on('error', (error) => {
      failure = error;
      // One that could not be started closes nothing.
      if (child.pid === undefined) end(null);
    });
    child.on('close', end);
  });
}

function keep(log: string, output: string): void {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
}
