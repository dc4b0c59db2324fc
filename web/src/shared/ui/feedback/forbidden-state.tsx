import IconLock from '@arco-design/web-react/icon/react-icon/IconLock';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './state-panel';

export function ForbiddenState() {
  const { t } = useTranslation();
  return (
    <StatePanel icon={<IconLock />} title={t('forbidden.title')}>
      {t('forbidden.text')}
    </StatePanel>
  );
}
