import { IconExclamation, IconRefresh } from '@arco-design/web-react/icon';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { Button } from './button';
import { errorText } from './error-text';
import { RequestId } from './request-id';
import { StatePanel } from './state-panel';

interface Props {
  error: unknown;
  onRetry: () => void;
}

export function ErrorState({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const retry = (
    <Button look="primary" onClick={onRetry}>
      <IconRefresh />
      {t('action.retry')}
    </Button>
  );
  return (
    <div role="alert">
      <StatePanel icon={<IconExclamation />} title={t('error.title')} actions={retry}>
        {errorText(error)}
        {error instanceof ApiError && error.requestId !== null && <RequestId id={error.requestId} />}
      </StatePanel>
    </div>
  );
}
