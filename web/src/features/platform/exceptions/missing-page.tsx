import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../shared/ui/actions/back-button';
import { MissingArt } from './components/art/missing-art';
import { ExceptionView } from './components/exception-view';
import { RetryButton } from './components/retry-button';

export function MissingPage() {
  const { t } = useTranslation('exceptions');
  const actions = (
    <>
      <RetryButton />
      <BackButton label={t('back')} />
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
