import {
  defaultSettings,
  isColor,
  MENU_WIDTH,
  type Settings,
  SETTINGS_KEY,
  themes,
} from './settings.constants';

/** Reads the stored settings; missing or invalid values fall back to the defaults. */
export function readSettings(): Settings {
  const stored = parse(localStorage.getItem(SETTINGS_KEY));
  const kept = Object.entries(stored).filter(([key, value]) => isSound(key, value));
  return { ...defaultSettings, ...Object.fromEntries(kept) };
}

/** Stores only values that differ from the defaults, so that changed defaults apply to existing users. */
export function storeSettings(settings: Settings): void {
  const chosen = Object.entries(settings).filter(
    ([key, value]) => value !== defaultSettings[key as keyof Settings],
  );
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(Object.fromEntries(chosen)));
}

function isSound(key: string, value: unknown): boolean {
  if (!(key in defaultSettings) || typeof value !== typeof defaultSettings[key as keyof Settings])
    return false;
  if (key === 'theme') return themes.some((theme) => theme === value);
  if (key === 'themeColor') return isColor(value);
  return key !== 'menuWidth' || isMenuWidth(Number(value));
}

export function isMenuWidth(width: number): boolean {
  return Number.isInteger(width) && width >= MENU_WIDTH.min && width <= MENU_WIDTH.max;
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
