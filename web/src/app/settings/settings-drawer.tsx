import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { settings } from '../../shared/settings/settings.store';
import { Dialog } from '../../shared/ui/overlays/dialog';
import { SwitchField } from '../../shared/ui/fields/switch-field';
import { DrawerActions } from './drawer-actions';
import { MenuWidthField } from './menu-width-field';
import { type allSwitches, layoutSwitches } from './settings.constants';
import styles from './settings-drawer.module.css';
import { ThemeColorField } from './theme-color-field';

/** How the product looks for this browser; each change takes effect at once. */
export const SettingsDrawer = observer(function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { values } = settings;
  const switchField = (key: (typeof allSwitches)[number]) => (
    <SwitchField
      key={key}
      label={t(`switch.${key}`)}
      checked={values[key]}
      onChange={(checked) => {
        settings.update({ [key]: checked });
      }}
    />
  );
  return (
    <Dialog title={t('title')} shape="panel" onClose={onClose}>
      <div className={styles.body}>
        <h3 className={styles.heading}>{t('content')}</h3>
        {layoutSwitches.map(switchField)}
        <MenuWidthField />
        <h3 className={styles.heading}>{t('other')}</h3>
        <ThemeColorField />
        {switchField('colorWeak')}
        <h3 className={styles.heading}>{t('keyboard')}</h3>
        {switchField('singleKeys')}
      </div>
      <DrawerActions />
    </Dialog>
  );
});
