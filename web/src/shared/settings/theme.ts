import { autorun } from 'mobx';
import { observeMedia } from '../lib/observe-media';
import { settings } from './settings.store';

const isSystemDark = observeMedia('(prefers-color-scheme: dark)');
const isPrinting = observeMedia('print');
const hasForcedColors = observeMedia('(forced-colors: active)');

/** Whether the dark theme applies, from the setting or the system preference. Paper is always light. Observable. */
export function isDark(): boolean {
  const { theme } = settings.values;
  return !isPrinting() && (theme === 'dark' || (theme === 'system' && isSystemDark()));
}

/** The forced colours mode of the system. Observable. */
export function forcedColors(): 'none' | 'light' | 'dark' {
  if (!hasForcedColors()) return 'none';
  return isSystemDark() ? 'dark' : 'light';
}

/** Whether the user wants help with telling colours apart. Observable. */
export function isColorWeak(): boolean {
  return settings.values.colorWeak;
}

/** Applies the theme whenever it changes; public/boot.js applies it for the first paint. */
export function watchTheme(): void {
  autorun(() => {
    if (isDark()) document.body.setAttribute('arco-theme', 'dark');
    else document.body.removeAttribute('arco-theme');
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', isDark() ? '#17171a' : '#ffffff');
  });
  autorun(() => {
    document.documentElement.toggleAttribute('data-color-weak', isColorWeak());
  });
}
