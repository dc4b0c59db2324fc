import i18next from 'i18next';
import { reaction } from 'mobx';
import { formatNumber } from '../../shared/i18n/format';
import { storedLanguage } from '../../shared/i18n/languages';
import { ExplainedError } from '../../shared/lib/explained-error';
import { settings } from '../../shared/settings/settings.store';
import { toasts } from '../../shared/ui/feedback/toasts.store';
import { type ReadMenu, readServerMenu } from './read-server-menu';

/** The three notices share an id, so each replaces the one before. */
const NOTICE = 'server-menu';
/** So many names of entries that were left out are told. */
const TOLD = 3;
/** A menu of more entries is found faster by searching. */
const MANY = 200;

/** Reports a failure instead of throwing: the local menu and rules stay in effect. Concurrent calls run once. */
export function loadServerMenu(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    toasts.show({ id: NOTICE, kind: 'info', text: i18next.t('shared:serverMenu.loading') });
    let text = '';
    await settings.loadServerMenu((answer) => {
      const read = readServerMenu(answer);
      // With such a menu no page could be opened.
      if (!read.hasPage) throw new ExplainedError(i18next.t('shared:serverMenu.useless'));
      text = loadedText(read);
      return read.menu;
    });
    toasts.show({ id: NOTICE, kind: 'success', text });
  } catch (error) {
    const text = error instanceof ExplainedError ? error.message : i18next.t('shared:serverMenu.error');
    toasts.show({ id: NOTICE, kind: 'error', text });
  }
}

/** That the menu is there, and what of it is not. */
function loadedText({ faults, count }: ReadMenu): string {
  if (faults.size === 0 && count <= MANY) return i18next.t('shared:serverMenu.success');
  const entries = formatNumber(count, storedLanguage());
  if (faults.size === 0) return i18next.t('shared:serverMenu.many', { entries });
  const reasons = [...faults].map(([fault, left]) => {
    const names = [...new Set(left)];
    const told = [...names.slice(0, TOLD), ...(names.length > TOLD ? ['…'] : [])].join(', ');
    return i18next.t(`shared:serverMenu.${fault}`, { names: told });
  });
  return [i18next.t('shared:serverMenu.partly'), ...reasons].join(' ');
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
