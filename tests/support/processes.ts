import { execFileSync } from 'node:child_process';

/** The command lines of all running processes that contain this path. */
export function processesNaming(path: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(path) && !line.startsWith('Z'));
}
