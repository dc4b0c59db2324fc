import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../shared/pages/back-button';
import { ForbiddenArt } from './components/art/forbidden-art';
import { ExceptionView } from './components/exception-view';

export function ForbiddenPage() {
  const { t } = useTranslation('exceptions');
  return (
    <ExceptionView
      code="403"
      art={<ForbiddenArt />}
      title={t('403.title')}
      text={t('403.text')}
      actions={<BackButton look="primary" label={t('back')} />}
    />
  );
}
