import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { ChunkError } from '../../chunks/chunk-error';
import { Button } from '../actions/button';
import { errorText } from './error-text';
import { RequestId } from './request-id';
import { StatePanel } from './state-panel';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Where trying again may not be enough. */
  onReload?: (() => void) | undefined;
}

export function ErrorState({ error, onRetry, onReload }: Props) {
  const { t } = useTranslation();
  // Firefox and WebKit do not load code again that could not be loaded once: a reload is the only way.
  const isReloadOnly = error instanceof ChunkError;
  const actions = (
    <>
      {!isReloadOnly && (
        <Button look="primary" onClick={onRetry}>
          <IconRefresh />
          {t('action.retry')}
        </Button>
      )}
      {onReload && (
        <Button look={isReloadOnly ? 'primary' : undefined} onClick={onReload}>
          {isReloadOnly && <IconRefresh />}
          {t('action.reload')}
        </Button>
      )}
    </>
  );
  return (
    <div role="alert">
      <StatePanel icon={<IconExclamation />} title={t('error.title')} actions={actions}>
        {errorText(error)}
        {error instanceof ApiError && error.requestId !== null && <RequestId id={error.requestId} />}
      </StatePanel>
    </div>
  );
}
