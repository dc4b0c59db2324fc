import { useTranslation } from 'react-i18next';
import { MissingArt } from './components/art/missing-art';
import { ExceptionView } from './components/exception-view';
import { BackButton, RetryButton } from './components/exception-buttons';

export function MissingPage() {
  const { t } = useTranslation('exceptions');
  const actions = (
    <>
      <RetryButton />
      <BackButton />
    </>
  );
  return (
    <ExceptionView
      code="404"
      art={<MissingArt />}
      title={t('404.title')}
      text={t('404.text')}
      actions={actions}
    />
  );
}
