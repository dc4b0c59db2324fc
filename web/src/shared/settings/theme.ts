import { autorun } from 'mobx';
import { observeMedia } from '../lib/observe-media';
import { settings } from './settings.store';

const isSystemDark = observeMedia('(prefers-color-scheme: dark)');
const hasForcedColors = observeMedia('(forced-colors: active)');

/** A reaction that reads this follows the setting, and the system if that is the setting. */
export function isDark(): boolean {
  const { theme } = settings.values;
  return theme === 'dark' || (theme === 'system' && isSystemDark());
}

/** Which colours the system forces on the page, if it does. A drawing that reads this is drawn again in others. */
export function forcedColors(): 'none' | 'light' | 'dark' {
  if (!hasForcedColors()) return 'none';
  return isSystemDark() ? 'dark' : 'light';
}

/** Keeps the page in the chosen theme; the first paint was public/boot.js's. */
export function followTheme(): void {
  autorun(() => {
    if (isDark()) document.body.setAttribute('arco-theme', 'dark');
    else document.body.removeAttribute('arco-theme');
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', isDark() ? '#17171a' : '#ffffff');
  });
  autorun(() => {
    document.documentElement.toggleAttribute('data-color-weak', settings.values.colorWeak);
  });
}
