import i18next from 'i18next';
import { reaction } from 'mobx';
import { session } from '../../shared/session/session.store';
import { settings } from '../../shared/settings/settings.store';
import { AccountSettingsStore } from './account-settings.store';
import { PAUSE_MS } from './settings.constants';

/** A hidden tab waits longer, so that the tab in which the change was made sends it first. */
const PAUSE_HIDDEN_MS = 3000;

export const accountSettings = new AccountSettingsStore();

const scheduleSend = () => {
  accountSettings.scheduleSend(document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS);
};
const flush = () => {
  accountSettings.flush();
};

reaction(() => settings.values, scheduleSend);
i18next.on('languageChanged', scheduleSend);
window.addEventListener('online', flush);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) flush();
});
reaction(
  () => session.user,
  (user) => {
    if (user === null) accountSettings.signOut();
  },
);
