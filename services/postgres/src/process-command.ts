import { readFile } from 'node:fs/promises';

/**
 * The command line of a running process. Empty where the system does not expose it, undefined if there is no such
 * process. A zombie (killed, but not yet reaped) still has a pid, but no command line.
 */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command === '' ? undefined : command;
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}
