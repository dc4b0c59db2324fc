import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of a few MB, which only root can make. */
export class SmallDisk {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  /** Undefined where there can be none. */
  static mount(directory: string, megabytes: number): SmallDisk | undefined {
    mkdirSync(directory, { recursive: true });
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs'];
      execFileSync('mount', [...options, directory], { stdio: 'ignore' });
      return new SmallDisk(directory);
    } catch {
      return undefined;
    }
  }

  /** Takes all that is free, again if some has become free since. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.directory);
    try {
      appendFileSync(this.#filler, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // Others write at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.directory], { stdio: 'ignore' });
  }

  get #filler(): string {
    return join(this.directory, 'filler');
  }
}
