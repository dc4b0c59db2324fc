import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { ROOT } from '../../../scripts/root.ts';

export interface CommandOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Written to its standard input. */
  input?: string;
  /** A file to which its output is added. */
  log?: string | undefined;
  signal?: AbortSignal | undefined;
}

const SHOWN_LINES = 30;

/**
 * Runs a program in the root of the checkout.
 * @returns its standard output
 * @throws Error with the end of its output if it fails
 */
export async function run(
  program: string,
  args: string[],
  { env, input, log, signal }: CommandOptions = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  const chunks = { stdout: '', all: '' };
  const keep = (text: string): void => {
    chunks.all += text;
    if (log !== undefined) appendFileSync(log, text);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    chunks.stdout += text;
    keep(text);
  });
  child.stderr.setEncoding('utf8').on('data', keep);
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return chunks.stdout;
  const shown = chunks.all.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Error(`${program} ${args.slice(0, 6).join(' ')} ended with ${code}:\n${shown}`);
}

/** Whether a program exists, starts and succeeds. */
export async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  return run(program, args).then(
    () => true,
    () => false,
  );
}
