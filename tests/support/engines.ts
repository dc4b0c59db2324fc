import { ensureChromium, findChromium, findCompleteChromium } from './chromium.ts';
import { aptInstall, findInPath, type Note } from './install.ts';

/** The engines of the browsers that people use. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What runs an engine: its browser or its driver first. */
const PROGRAMS: Record<Exclude<Engine, 'chromium'>, { names: string[][]; packages: string[] }> = {
  firefox: { names: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { names: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** The paths of the programs that run the engine, or undefined if one is missing. */
export function findEngine(engine: Engine): string[] | undefined {
  const found =
    engine === 'chromium'
      ? [findCompleteChromium() ?? findChromium()]
      : PROGRAMS[engine].names.map((names) => findInPath(names));
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** Installs the engine if it is missing. Returns the reason if it still is. */
export async function ensureEngine(engine: Engine, note: Note): Promise<string | undefined> {
  if (engine === 'chromium') {
    await ensureChromium(note);
    return undefined;
  }
  const { packages } = PROGRAMS[engine];
  if (findEngine(engine) === undefined) await aptInstall(packages, note);
  if (findEngine(engine) !== undefined) return undefined;
  return `there is no ${engine} here, and apt-get cannot install ${packages.join(' and ')}`;
}
