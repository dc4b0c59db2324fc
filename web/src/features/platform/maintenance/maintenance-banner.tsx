import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { maintenance } from '../../../shared/session/maintenance.store';
import { Button } from '../../../shared/ui/actions/button';
import styles from './maintenance.module.css';

/** Reminds an administrator that everyone else is shut out. */
export const MaintenanceBanner = observer(function MaintenanceBanner() {
  const { t } = useTranslation('maintenance');
  return (
    <div role="status" className={styles.banner}>
      <IconExclamationCircleFill />
      <span>{t('banner')}</span>
      <Button look="text" onClick={maintenance.ask}>
        {t('banner.action')}
      </Button>
    </div>
  );
});
