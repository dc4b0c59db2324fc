import type { TFunction } from 'i18next';
import type { OwnSessionDto } from '../../../../api/generated/model';

/** `Chrome on Windows`, or that neither is known. */
export function deviceText({ browser, system }: OwnSessionDto, t: TFunction<'security'>): string {
  if (browser === 'other' && system === 'other') return t('device.unknown');
  return t('device', { browser: t(`browser.${browser}`), system: t(`system.${system}`) });
}
