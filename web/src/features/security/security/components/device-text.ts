import type { TFunction } from 'i18next';
import type { OwnSessionDto } from '../../../../api/generated/model';

/** `Chrome on Windows` */
export function deviceText({ browser, system }: OwnSessionDto, t: TFunction<'security'>): string {
  return t('device', { browser: t(`browser.${browser}`), system: t(`system.${system}`) });
}
