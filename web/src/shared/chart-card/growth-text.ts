import type { TFunction } from 'i18next';
import { formatGrowth } from '../i18n/format';
import type { Language } from '../i18n/languages';

/**
 * The growth that is shown: where nothing follows nothing there is no percentage, but nothing is new either.
 * @param now the figure that may have grown
 */
export function shownGrowth(percent: number | null, now: number): number | null {
  return percent === null && now === 0 ? 0 : percent;
}

export type Direction = 'up' | 'down' | 'same' | 'new';

/** @param percent null if there was nothing before */
export function directionOf(percent: number | null): Direction {
  if (percent === null) return 'new';
  if (percent === 0) return 'same';
  return percent > 0 ? 'up' : 'down';
}

/** "Up 3.2%": the direction is a word, so that it needs neither colour nor sign. */
export function growthText(t: TFunction<'charts'>, percent: number | null, language: Language): string {
  const amount = formatGrowth(percent ?? 0, language);
  return t(`growth.${directionOf(percent)}`, { percent: amount });
}
