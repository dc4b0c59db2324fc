import { autorun, observable, runInAction } from 'mobx';
import { settings } from './settings.store';

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = observable.box(systemDark.matches);

/** A reaction that reads this follows the setting, and the system if that is the setting. */
export function isDark(): boolean {
  const { theme } = settings.values;
  return theme === 'dark' || (theme === 'system' && isSystemDark.get());
}

/** Keeps the page in the chosen theme; the first paint was public/boot.js's. */
export function followTheme(): void {
  systemDark.addEventListener('change', ({ matches }) => {
    runInAction(() => {
      isSystemDark.set(matches);
    });
  });
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
