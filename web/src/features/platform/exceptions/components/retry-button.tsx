import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { useReload } from '../use-reload';

/** Reloads the current URL. */
export function RetryButton() {
  const { t } = useTranslation();
  const { isReloading, reload } = useReload();
  return (
    <Button look="primary" busy={isReloading} onClick={reload}>
      {t('action.retry')}
    </Button>
  );
}
