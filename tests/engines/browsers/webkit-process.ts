import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineProcess } from './browser.ts';
import { freePort } from '../../support/free-port.ts';
import { answering, endGroup, spawnGroup } from './programs.ts';
import { startVirtualDisplay } from './virtual-display.ts';
import { openWebKit } from './webkit-browser.ts';

/** Starts WebKitWebDriver on a virtual display. Each browser that it opens is a process of its own. */
export async function startWebKit(
  programs: { driver: string; display: string },
  home: string,
  downloads: string,
): Promise<EngineProcess> {
  const display = await startVirtualDisplay(programs.display);
  const port = await freePort();
  const env = { ...process.env, ...(await userOf(home, downloads)), DISPLAY: display.name };
  const driver = spawnGroup(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await answering(server, driver);
  return {
    open: () => openWebKit(server),
    stop: async () => {
      await endGroup(driver);
      await display.stop();
    },
  };
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
  };
}
