import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/overlays/dialog';
import { SideMenu } from './menu/side-menu';

/** The menu of narrow screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('brand')} shape="drawer" onClose={onClose}>
      <SideMenu isCollapsed={false} />
    </Dialog>
  );
}
