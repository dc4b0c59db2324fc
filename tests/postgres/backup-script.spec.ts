import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';

const SCRIPT = resolve(import.meta.dirname, '../../deploy/helm/sala/files/backup.sh');
const DUMP_BYTES = 1_000;
const run = promisify(execFile);

/** Stand-ins for the programs that the script calls: a dump of a known size, and a volume with so much left. */
const programs = (freeBytes: number): Record<string, string> => ({
  pg_dump: `for each; do case $each in --file=*) head -c ${DUMP_BYTES} /dev/zero > "\${each#--file=}" ;; esac; done`,
  pg_restore: 'exit 0',
  psql: 'cat > /dev/null',
  df: `printf 'Avail\\n${freeBytes}\\n'`,
});

async function backUp(freeBytes: number): Promise<{ told: string; files: string[] }> {
  const directory = await makeTemporaryDirectory();
  try {
    const [bin, backups] = [join(directory, 'bin'), join(directory, 'backups')];
    for (const each of [bin, backups]) await mkdir(each);
    for (const [name, text] of Object.entries(programs(freeBytes))) {
      await writeFile(join(bin, name), `#!/bin/bash\n${text}\n`);
      await chmod(join(bin, name), 0o755);
    }
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      DATABASE_URL: 'postgres://nobody',
      BACKUP_DIR: backups,
    };
    const { stderr } = await run('bash', [SCRIPT], { env });
    return { told: stderr, files: await readdir(backups) };
  } finally {
    await removeDirectory(directory);
  }
}

test('a volume with room for less than two more backups is told, and the backup is made', async () => {
  const { told, files } = await backUp(2 * DUMP_BYTES - 1);
  expect(told).toMatch(
    /^backup: 1999 bytes are left in .*, less than two more backups: make the volume larger/,
  );
  expect(files).toHaveLength(2);
});

test('a volume with room for two more is not told', async () => {
  expect((await backUp(2 * DUMP_BYTES)).told).toBe('');
});
