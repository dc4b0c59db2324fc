import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error';
import { RequestId } from '../../../../shared/ui/feedback/request-id';
import styles from './login-failure.module.css';

/** The server's message for a rejection; our own if the server did not respond or failed. */
export function LoginFailure({ failure }: { failure: ApiError | null }) {
  const { t } = useTranslation('login');
  return (
    <div role="alert">
      {failure !== null && (
        <div className={styles.box}>
          <IconExclamationCircleFill className={styles.icon} />
          <div>
            {failure.isOffline ? t('failure.offline') : failure.msg || t('failure.unexpected')}
            {failure.httpStatus >= 500 && failure.requestId !== null && <RequestId id={failure.requestId} />}
          </div>
        </div>
      )}
    </div>
  );
}
