import { readFileSync } from 'node:fs';
import { StartupError } from '../common/errors/startup-error.js';

/**
 * `NAME_FILE` gives the value of NAME in a file, as Kubernetes and Compose hand over secrets. Empty variables are not set.
 * @throws StartupError if a file cannot be read
 */
export function withFiles(variables: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const merged = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  for (const name of names) {
    const file = merged[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      merged[name] = readFileSync(file, 'utf8').trim();
    } catch {
      throw new StartupError(`${name}_FILE: the file ${file} cannot be read.`);
    }
  }
  return merged;
}
