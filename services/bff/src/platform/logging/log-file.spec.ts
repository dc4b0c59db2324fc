import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';

const MODULE = new URL('./log-file.ts', import.meta.url).href;
const LINES = Array.from({ length: 5_000 }, (_, number) => `line ${number}\n`).join('');
const WRITE_ALL = `for (let number = 0; number < 5_000; number++) file.write('line ' + number + '\\n');`;

/** What a process prints that runs this, however it ends. */
async function printedBy(script: string): Promise<string> {
  const program = `import { logFile } from '${MODULE}'; const file = logFile(); ${script}`;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return await ended.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

describe('the file of the log', () => {
  test.each([
    ['has nothing else to do', ''],
    ['exits', 'process.exit(1);'],
    ['fails', `throw new Error('of the test');`],
    ['exits while lines are written', 'setTimeout(() => { file.write(""); process.exit(1); }, 10);'],
  ])('has all lines, in their order, of a process that %s', async (_, end) => {
    expect(await printedBy(`${WRITE_ALL} ${end}`)).toBe(LINES);
  });

  test('has the lines of a process that is killed a moment later', async () => {
    expect(await printedBy(`${WRITE_ALL} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`)).toBe(
      LINES,
    );
  });
});
