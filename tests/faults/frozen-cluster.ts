import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Stops all processes of a PostgreSQL, which then neither answers nor refuses, and lets them go on after the work. */
export async function frozenDuring(postmaster: number, work: () => Promise<void>): Promise<void> {
  // Without it, no process is added.
  process.kill(postmaster, 'SIGSTOP');
  const all = [...(await childrenOf(postmaster)), postmaster];
  for (const pid of all) signal(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const pid of all) signal(pid, 'SIGCONT');
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

/** One that has ended meanwhile needs none. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
