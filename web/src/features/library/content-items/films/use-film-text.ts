import { useTranslation } from 'react-i18next';
import type { FilmDecision } from './film';

const MINUTE = 60;
const STEP_SECONDS = 10;

/** What codecs are called where people meet them. */
const NAMES: Readonly<Record<string, string>> = {
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  prores: 'ProRes',
  avc: 'H.264',
  vp9: 'VP9',
  ac3: 'Dolby AC-3',
  eac3: 'Dolby E-AC-3',
  dts: 'DTS',
};

/** The sentences about a film that was chosen. */
export function useFilmText() {
  const { t } = useTranslation('content-items');
  const named = (codec: string | null) => NAMES[codec ?? ''] ?? t('film.codec.unknown');
  return {
    decision: (decision: FilmDecision): string => {
      if (decision.way === 'encode') return t(`film.encode.${decision.excess}`);
      if (decision.way === 'rewrite') return t('film.rewrite');
      return t('film.keep');
    },
    refusal: (decision: FilmDecision, name: string): string => {
      if (decision.way === 'cannot')
        return t(`film.cannot.${decision.obstacle}`, { name, codec: named(decision.codec) });
      if (decision.way !== 'refuse') return '';
      const { refusal, minutes = 0 } = decision;
      return t(`film.refuse.${refusal}`, { name, minutes });
    },
    /** In steps, so that it does not flicker. */
    timeLeft: (seconds: number): string =>
      seconds < MINUTE
        ? t('film.secondsLeft', { count: Math.max(1, Math.ceil(seconds / STEP_SECONDS)) * STEP_SECONDS })
        : t('film.minutesLeft', { count: Math.ceil(seconds / MINUTE) }),
  };
}
