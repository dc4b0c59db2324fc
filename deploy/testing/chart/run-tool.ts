import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

export interface ToolResult {
  ok: boolean;
  stdout: string;
  /** Both streams, for messages. */
  output: string;
}

export interface ToolOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Text for its standard input. */
  input?: string;
  signal?: AbortSignal | undefined;
  /** Gives way to everything else on the machine. */
  isPatient?: boolean;
}

const LEAST_PRIORITY = 19;

/** Programs in Go that end soon need little memory: to collect it takes a fifth of their time. */
const RARE_COLLECTIONS = { GOGC: '400' };

/** Runs a program until it exits. A failure is a result, not an exception. */
export async function runTool(
  file: string,
  args: string[],
  { cwd, env, input = '', signal, isPatient = false }: ToolOptions = {},
): Promise<ToolResult> {
  const child = spawn(file, args, {
    env: { ...RARE_COLLECTIONS, ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
    ...(signal && { signal }),
  });
  if (isPatient && child.pid !== undefined) setPriority(child.pid, LEAST_PRIORITY);
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  // A program may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ ok: code === 0, stdout, output });
    });
  });
}
