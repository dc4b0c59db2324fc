import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';

/** Reloads the current URL. */
export function RetryButton() {
  const { t } = useTranslation();
  return (
    <Button
      look="primary"
      onClick={() => {
        location.reload();
      }}
    >
      {t('action.retry')}
    </Button>
  );
}
