import i18next from 'i18next';
import { reaction } from 'mobx';
import { session } from '../../shared/session/session.store';
import { settings } from '../../shared/settings/settings.store';
import { AccountSettingsStore } from './account-settings.store';
import { PAUSE_MS } from './settings.constants';

/** A tab that is not looked at lets the one go first in which the change was made. */
const PAUSE_HIDDEN_MS = 3000;

export const accountSettings = new AccountSettingsStore();

const notice = () => {
  accountSettings.notice(document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS);
};
const hurry = () => {
  accountSettings.hurry();
};

reaction(() => settings.values, notice);
i18next.on('languageChanged', notice);
window.addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) hurry();
});
reaction(
  () => session.user,
  (user) => {
    if (user === null) accountSettings.leave();
  },
);
