import i18next from 'i18next';
import { reaction } from 'mobx';
import { settings } from '../../shared/settings/settings.store';
import { toasts } from '../../shared/ui/feedback/toasts.store';

/** The three notices share an id, so each replaces the one before. */
const NOTICE = 'server-menu';

let loading: Promise<void> | null = null;

/** Reports a failure instead of throwing: the local menu and rules stay in effect. Concurrent calls run once. */
export function loadServerMenu(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<void> {
  try {
    toasts.show({ id: NOTICE, kind: 'info', text: i18next.t('shared:serverMenu.loading') });
    await settings.loadServerMenu();
    toasts.show({ id: NOTICE, kind: 'success', text: i18next.t('shared:serverMenu.success') });
  } catch {
    toasts.show({ id: NOTICE, kind: 'error', text: i18next.t('shared:serverMenu.error') });
  }
}

/** Loads the menu as soon as the setting is turned on, in this tab, another tab or on another device. */
export function watchServerMenu(): void {
  reaction(
    () => settings.values.menuFromServer,
    (isAsked) => {
      if (isAsked) void loadServerMenu();
      else settings.clearServerMenu();
    },
  );
}
