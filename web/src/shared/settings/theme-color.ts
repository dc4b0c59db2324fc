import { autorun, observable, reaction, runInAction } from 'mobx';
import { loadChunk } from '../chunks/load-chunk';
import { defaultSettings } from './settings.constants';
import { settings } from './settings.store';
import { type Look, type Palette, readPalette, storePalette } from './stored-palette';
import { isDark } from './theme';

const palette = observable.box<Palette | null>(readPalette(), { deep: false });

const PLAIN: Look = {};

/** The CSS variables of the theme colour; empty for the default, which is in the style sheet. Observable. */
export function currentLook(): Look {
  return palette.get()?.[isDark() ? 'dark' : 'light'] ?? PLAIN;
}

/**
 * Applies the theme colour whenever it changes; public/boot.js applies it for the first paint. It must be called before
 * any page renders: MobX runs reactions in creation order, so charts then read the new colours.
 * @param onFailure called if the palette could not be loaded
 */
export function watchThemeColor(onFailure: (error: unknown) => void): void {
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
  // Another colour may have been chosen while the generator was loading.
  if (settings.values.themeColor !== color) return;
  storePalette(made);
  runInAction(() => {
    palette.set(made);
  });
}
