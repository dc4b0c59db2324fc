import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import { formatBytes, formatPercent } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { errorText } from '../../../../shared/ui/feedback/error-text';
import { videoFile } from '../content-items.constants';
import type { VideoStore } from '../video.store';
import { FilmProgress } from './film-progress';
import styles from './video-field.module.css';

const WHOLE = 100;

/** How far the upload is, and what can be done with it. */
export const VideoProgress = observer(function VideoProgress({ store }: { store: VideoStore }) {
  const { t } = useTranslation(['content-items', 'upload', 'shared']);
  const language = useLanguage();
  const { state, file, progress, rejection, error, maxBytes } = store;
  const name = file?.name ?? '';
  const isUnderWay = state === 'sending' || state === 'paused' || state === 'checking';
  const size = formatBytes(maxBytes, language);
  const reasons = error instanceof ApiError ? error.fieldErrors.map(({ msg }) => msg) : [];
  return (
    <>
      <FilmProgress film={store.film} name={name} onCancel={store.cancel} />
      {isUnderWay && (
        <div className={styles.line}>
          <progress className={styles.progress} aria-label={t('upload:sending', { name })} value={progress} />
          <span>{formatPercent(Math.floor(progress * WHOLE), language)}</span>
          {state === 'sending' && <Button onClick={store.pause}>{t('form.video.pause')}</Button>}
          {state === 'paused' && (
            <Button onClick={() => void store.resume()}>{t('form.video.resume')}</Button>
          )}
          <Button onClick={store.cancel}>{t('shared:action.cancel')}</Button>
        </div>
      )}
      <div role="status" className={styles.quiet}>
        {state === 'paused' && t('form.video.paused')}
        {state === 'checking' && t('form.video.checking')}
      </div>
      {rejection !== null && (
        <Alert>
          {t(`upload:rejected.${rejection}`, { name, size, endings: videoFile.endings.join(', ') })}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert>
          {error instanceof ApiError
            ? reasons.length > 0
              ? t('upload:refused', { name, reason: reasons.join('; ') })
              : errorText(error)
            : t('form.video.cut')}
          {reasons.length === 0 && (
            <p className={styles.acts}>
              <Button onClick={() => void store.resume()}>{t('form.video.resume')}</Button>
              <Button onClick={store.cancel}>{t('shared:action.cancel')}</Button>
            </p>
          )}
        </Alert>
      )}
    </>
  );
});
