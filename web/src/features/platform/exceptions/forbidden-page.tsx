import { useTranslation } from 'react-i18next';
import { ForbiddenArt } from './components/art/forbidden-art';
import { ExceptionView } from './components/exception-view';
import { BackButton } from './components/exception-buttons';

export function ForbiddenPage() {
  const { t } = useTranslation('exceptions');
  return (
    <ExceptionView
      code="403"
      art={<ForbiddenArt />}
      title={t('403.title')}
      text={t('403.text')}
      actions={<BackButton look="primary" />}
    />
  );
}
