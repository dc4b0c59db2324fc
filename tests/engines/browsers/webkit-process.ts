import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, EngineProcess } from './browser.ts';
import { freePort } from '../../support/free-port.ts';
import { answering, endGroup, hasEnded, spawnGroup } from './programs.ts';
import { startVirtualDisplay } from './virtual-display.ts';
import { openWebKit } from './webkit-browser.ts';

/** A driver may end before it has opened a browser. Nothing has happened in the journey yet. */
const TRIES = 3;

/** Starts a virtual display. Each browser has a driver of its own: one that ends takes no other journey with it. */
export async function startWebKit(
  programs: { driver: string; display: string },
  home: string,
  downloads: string,
): Promise<EngineProcess> {
  const display = await startVirtualDisplay(programs.display);
  const env = { ...process.env, ...(await userOf(home, downloads)), DISPLAY: display.name };
  return {
    open: async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await openWithDriver(programs.driver, env);
        } catch (error) {
          if (tries === TRIES) throw error;
        }
      }
    },
    stop: () => display.stop(),
  };
}

async function openWithDriver(program: string, env: NodeJS.ProcessEnv): Promise<Browser> {
  const port = await freePort();
  const driver = spawnGroup(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  const process = { hasEnded: () => hasEnded(driver), end: () => endGroup(driver) };
  try {
    await answering(server, driver);
    return await openWebKit(server, process);
  } catch (error) {
    await process.end();
    throw error;
  }
}

/** The variables of a user whose home is the directory. */
async function userOf(home: string, downloads: string): Promise<NodeJS.ProcessEnv> {
  const config = join(home, '.config');
  await mkdir(config, { recursive: true });
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: home,
    XDG_CONFIG_HOME: config,
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.local/share'),
    GSETTINGS_BACKEND: 'memory',
    // There is no accessibility bus to talk to.
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Layers that a processor has to put together take twice the time of one picture.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
}
