import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../shared/ui/actions/back-button';
import { ServerErrorArt } from './components/art/server-error-art';
import { ExceptionView } from './components/exception-view';
import { RetryButton } from './components/retry-button';

export function ServerErrorPage() {
  const { t } = useTranslation('exceptions');
  const actions = (
    <>
      <RetryButton />
      <BackButton label={t('back')} />
    </>
  );
  return (
    <ExceptionView
      code="500"
      art={<ServerErrorArt />}
      title={t('500.title')}
      text={t('500.text')}
      actions={actions}
    />
  );
}
