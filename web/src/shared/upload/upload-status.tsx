import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { formatBytes, formatPercent } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { Button } from '../ui/actions/button';
import { Alert } from '../ui/feedback/alert';
import { errorText } from '../ui/feedback/error-text';
import { RequestId } from '../ui/feedback/request-id';
import styles from './file-field.module.css';
import type { UploadStore } from './upload.store';

const WHOLE = 100;

/** The server would refuse the same file again. Any other failure may pass. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.mayPass;

/** The progress of the upload, or the reason for its failure, with a way to retry if that may help. */
export const UploadStatus = observer(function UploadStatus({ upload }: { upload: UploadStore<unknown> }) {
  const { t } = useTranslation(['upload', 'shared']);
  const language = useLanguage();
  const { state, file, prepared, rejection, error, progress, rule, cancel, retry } = upload;
  const name = file?.name ?? '';
  const bytesOf = (one: File | null) => formatBytes(one?.size ?? 0, language);
  const percent = Math.floor(progress * WHOLE);
  const size = formatBytes(rule.maxBytes ?? 0, language);
  const reasons = error instanceof ApiError ? error.fieldErrors.map(({ msg }) => msg) : [];
  return (
    <>
      {state === 'preparing' && (
        <div className={styles.line}>
          <progress className={styles.progress} aria-label={t('preparing', { name })} />
          <Button onClick={cancel}>{t('shared:action.cancel')}</Button>
        </div>
      )}
      {state === 'sending' && (
        <div className={styles.line}>
          <progress className={styles.progress} aria-label={t('sending', { name })} value={progress} />
          <span>{formatPercent(percent, language)}</span>
          <Button onClick={cancel}>{t('shared:action.cancel')}</Button>
        </div>
      )}
      <div role="status">
        {state === 'done' &&
          (file === prepared
            ? t('done', { name })
            : t('done.fitted', { name, before: bytesOf(file), after: bytesOf(prepared) }))}
      </div>
      <div className={styles.problem}>
        {rejection !== null && (
          <Alert>{t(`rejected.${rejection}`, { name, size, endings: rule.endings.join(', ') })}</Alert>
        )}
        {state === 'failed' && (
          <Alert>
            {reasons.length > 0 ? t('refused', { name, reason: reasons.join('; ') }) : errorText(error)}
            {error instanceof ApiError && error.requestId !== null && <RequestId id={error.requestId} />}
            {mayPass(error) && (
              <p className={styles.retry}>
                <Button onClick={retry}>{t('shared:action.retry')}</Button>
              </p>
            )}
          </Alert>
        )}
      </div>
    </>
  );
});
