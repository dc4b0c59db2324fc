import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/actions/button';

/** Back to the previous page, or to the first page if there is none. */
export function BackButton({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('exceptions');
  const navigate = useNavigate();
  const goBack = () => {
    const cameFromInside = (history.state as { idx?: number } | null)?.idx;
    void (cameFromInside ? navigate(-1) : navigate('/'));
  };
  return (
    <Button look={look} onClick={goBack}>
      {t('back')}
    </Button>
  );
}

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
