import i18next from 'i18next';
import { settings } from '../../shared/settings/settings.store';
import { toasts } from '../../shared/ui/toasts.store';

/** The three notices share an id, so each replaces the one before. */
const NOTICE = 'server-menu';

/** A failure is told, not thrown: the local menu stays, and the local rules go on. */
export async function loadServerMenu(): Promise<void> {
  try {
    toasts.show({ id: NOTICE, kind: 'info', text: i18next.t('shared:serverMenu.loading') });
    await settings.loadServerMenu();
    toasts.show({ id: NOTICE, kind: 'success', text: i18next.t('shared:serverMenu.success') });
  } catch {
    toasts.show({ id: NOTICE, kind: 'error', text: i18next.t('shared:serverMenu.error') });
  }
}
