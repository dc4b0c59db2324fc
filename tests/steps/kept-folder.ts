import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/build/fingerprint.ts';
import lock from '../../scripts/launcher/lock.cjs';
import { environmentState } from './environment-state.ts';

/** The demo tells what happened until the last hour that is over, in time zones of whole hours. */
const HOUR_MS = 3_600_000;

export interface KeptFolderOptions {
  /** Where it is kept. */
  path: string;
  /** The compiled modules, of which some make it. */
  built: string;
  /** Files and directories of the checkout that it depends on, too. */
  inputs: string[];
  /** Makes it in an empty folder. Returns the modules that this took. */
  make: (folder: string) => Promise<string[]>;
  now?: () => number;
}

interface Record {
  modules: string[];
  state: string;
}

/**
 * What compiled modules make in some seconds, kept while they would make the same: another run would have the same modules, inputs,
 * variables and Node, in the same hour.
 */
export class KeptFolder {
  readonly #options: KeptFolderOptions;
  readonly #content: string;
  readonly #record: string;

  constructor(options: KeptFolderOptions) {
    this.#options = options;
    this.#content = join(options.path, 'content');
    this.#record = join(options.path, 'record.json');
  }

  /** Makes it if need be. No other process changes it during the work. */
  async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    return await lock.withLock(`${this.#options.path}.lock`, async () => {
      if (!(await this.#isCurrent())) await this.#make();
      return await work(this.#content);
    });
  }

  async #isCurrent(): Promise<boolean> {
    try {
      const { modules, state } = JSON.parse(await readFile(this.#record, 'utf8')) as Record;
      return this.#stateWith(modules) === state;
    } catch {
      // There is none, or a module is gone.
      return false;
    }
  }

  async #make(): Promise<void> {
    await rm(this.#options.path, { recursive: true, force: true });
    await mkdir(this.#content, { recursive: true });
    const before = this.#stateWith(this.#allModules());
    const modules = await this.#options.make(this.#content);
    // Made of what another process was compiling meanwhile, it is good for this run only.
    if (this.#stateWith(this.#allModules()) !== before) return;
    const record: Record = { modules, state: this.#stateWith(modules) };
    await writeFile(this.#record, JSON.stringify(record));
  }

  #allModules(): string[] {
    return globSync('**/*.js', { cwd: this.#options.built, exclude: ['bundle/**'] }).sort();
  }

  #stateWith(modules: string[]): string {
    const { built, inputs, now = Date.now } = this.#options;
    const hash = createHash('sha256').update(environmentState());
    hash.update(`${Math.floor(now() / HOUR_MS)} ${fingerprint(inputs)}\0`);
    // The modules read them.
    const texts = globSync('**/*.yaml', { cwd: built }).sort();
    for (const path of [...texts, ...modules])
      hash.update(`${path}\0`).update(readFileSync(join(built, path)));
    return hash.digest('hex');
  }
}
