import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileModules } from './compile-modules.ts';
import { Changes } from './changes.ts';
import { WarmProcess, type WarmProcessOptions } from './warm-process.ts';

export interface ServeModulesOptions extends WarmProcessOptions {
  /** Where the modules answer, once they run. */
  url: string;
  /** Called once. */
  onFirstStart?: () => void;
}

const POLL_MS = 25;

/**
 * Compiles the modules of a workspace and runs them, and again after each change of a source. A source that does not compile
 * leaves the process alone that runs; one that does not start is waited out.
 */
export async function serveModules(options: ServeModulesOptions, stop: AbortSignal): Promise<void> {
  const changes = new Changes(join(options.folder, 'src'), stop);
  let running: WarmProcess | undefined;
  let hasStarted = false;
  let spare = new WarmProcess(options);
  while (!stop.aborted) {
    const since = performance.now();
    try {
      const changed = await compileModules(options.folder);
      if (changed.length > 0 || running?.hasEnded !== false) {
        await running?.end();
        running = spare;
        running.start();
        if (await isUp(running, options.url, stop)) {
          options.say(`runs, ${((performance.now() - since) / 1000).toFixed(1)} s after the change`);
          if (!hasStarted) options.onFirstStart?.();
          hasStarted = true;
        } else if (running.hasEnded) options.say('does not start: waiting for a change');
        spare = new WarmProcess(options);
      }
    } catch (error) {
      const outcome = running?.hasEnded === false ? 'what ran before keeps running' : 'nothing runs';
      options.say(`${(error as Error).message}\n${outcome}: waiting for a change`);
    }
    await changes.next();
  }
  await Promise.all([running?.end(), spare.end()]);
}

async function isUp(running: WarmProcess, url: string, stop: AbortSignal): Promise<boolean> {
  while (!running.hasEnded && !stop.aborted) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(POLL_MS);
  }
  return false;
}
