import { readFile } from 'node:fs/promises';

/**
 * What a living process was started as; unknown (empty) where the system does not tell, undefined if there is no
 * such process. A zombie, which was killed and only waits to be collected, still has its pid, but no command.
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
