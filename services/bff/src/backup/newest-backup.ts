import { readdir } from 'node:fs/promises';

const NAME = /^sala-.*\.dump$/;
/** As backup.sh names them, in UTC. */
const TIME = /^sala-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump$/;

/** The name of the newest backup of a directory. @throws what reading it fails with */
export async function newestBackup(directory: string): Promise<string | undefined> {
  const files = await readdir(directory);
  // The names sort by time.
  return files
    .filter((file) => NAME.test(file))
    .toSorted()
    .at(-1);
}

/** When a backup was made, as ISO 8601; undefined for a name that does not say it. */
export function timeOfBackup(name: string): string | undefined {
  const [year, month, day, hour, minute, second] = TIME.exec(name)?.slice(1) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
