import { useTranslation } from 'react-i18next';
import { ServerErrorArt } from './components/art/server-error-art';
import { ExceptionView } from './components/exception-view';
import { BackButton, RetryButton } from './components/exception-buttons';

export function ServerErrorPage() {
  const { t } = useTranslation('exceptions');
  const actions = (
    <>
      <RetryButton />
      <BackButton />
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
