import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import { errorText } from '../../../../shared/ui/feedback/error-text';
import { RequestId } from '../../../../shared/ui/feedback/request-id';
import styles from './login-failure.module.css';

/** The server's message for a rejection; our own if the server did not respond or failed, or no passkey was used. */
export function LoginFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('login');
  if (failure === null) return <div role="alert" />;
  const refusal = failure instanceof ApiError ? failure : null;
  return (
    <div role="alert">
      <div className={styles.box}>
        <IconExclamationCircleFill className={styles.icon} />
        <div>
          {refusal?.isOffline === false ? refusal.msg || t('failure.unexpected') : errorText(failure)}
          {refusal !== null && refusal.httpStatus >= 500 && refusal.requestId !== null && (
            <RequestId id={refusal.requestId} />
          )}
        </div>
      </div>
    </div>
  );
}
