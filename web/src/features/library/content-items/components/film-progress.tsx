import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatPercent } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import type { FilmStore } from '../films/film.store';
import { useFilmText } from '../films/use-film-text';
import styles from './video-field.module.css';

const WHOLE = 100;

interface Props {
  film: FilmStore;
  /** Of the file. */
  name: string;
  onCancel: () => void;
}

/** What becomes of a film before it is sent, and how far that is. */
export const FilmProgress = observer(function FilmProgress({ film, name, onCancel }: Props) {
  const { t } = useTranslation(['content-items', 'shared']);
  const language = useLanguage();
  const text = useFilmText();
  const { state, decision, plan, before, after, part, secondsLeft, hasLeft } = film;
  const isMade = state === 'done' && plan !== null;
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <>
      <div role="status" className={styles.film}>
        {state === 'reading' && t('film.reading', { name })}
        {state === 'making' && decision !== null && (
          <p className={styles.sentence}>{text.decision(decision)}</p>
        )}
        {state === 'making' && hasLeft && <p className={styles.sentence}>{t('film.left')}</p>}
        {isMade && t('film.made', { before: size(before), after: size(after) })}
      </div>
      {(state === 'reading' || (state === 'making' && plan !== null)) && (
        <div className={styles.line}>
          <progress
            className={styles.progress}
            aria-label={t('film.making', { name })}
            value={state === 'reading' ? undefined : part}
          />
          {state === 'making' && <span>{formatPercent(Math.floor(part * WHOLE), language)}</span>}
          <Button onClick={onCancel}>{t('shared:action.cancel')}</Button>
        </div>
      )}
      {state === 'making' && plan !== null && (
        <p className={styles.quiet}>
          {plan.way === 'encode' && t('film.sizes', { before: size(before), after: size(plan.bytes) })}{' '}
          {secondsLeft !== null && text.timeLeft(secondsLeft)} {t('film.stay')}
        </p>
      )}
      {state === 'stopped' && decision !== null && <Alert>{text.refusal(decision, name)}</Alert>}
    </>
  );
});
