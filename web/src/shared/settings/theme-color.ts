import { autorun, observable, reaction, runInAction } from 'mobx';
import { loadChunk } from '../chunks/load-chunk';
import { defaultSettings } from './settings.constants';
import { settings } from './settings.store';
import { type Look, type Palette, readPalette, storePalette } from './stored-palette';
import { isDark } from './theme';

const palette = observable.box<Palette | null>(readPalette(), { deep: false });

/** The variables of the theme colour; none for the default, which is in the style sheet. Charts follow them. */
export function currentLook(): Look {
  return palette.get()?.[isDark() ? 'dark' : 'light'] ?? {};
}

/**
 * Keeps the page in the chosen colour; the first paint was public/boot.js's. Called before any page is drawn:
 * reactions run in the order of their birth, so a chart that reads the colours finds the new ones.
 * @param onFailure is told when the palette of a colour could not be loaded
 */
export function followThemeColor(onFailure: (error: unknown) => void): void {
  reaction(
    () => settings.values.themeColor,
    (color) => void choose(color).catch(onFailure),
    { fireImmediately: true },
  );
  let painted: Look = {};
  autorun(() => {
    const look = currentLook();
    const { style } = document.body;
    for (const name of Object.keys(painted)) if (!(name in look)) style.removeProperty(name);
    for (const [name, value] of Object.entries(look)) style.setProperty(name, value);
    painted = look;
  });
}

async function choose(color: string): Promise<void> {
  const isDefault = color === defaultSettings.themeColor;
  if (!isDefault && palette.get()?.color === color) return;
  const made = isDefault ? null : (await loadChunk(() => import('./palette'))).paletteOf(color);
  // Another colour may have been chosen while the generator came.
  if (settings.values.themeColor !== color) return;
  storePalette(made);
  runInAction(() => {
    palette.set(made);
  });
}
