import { makeAutoObservable } from 'mobx';
import { getMenu } from '../../api/generated/user/user';
import type { MenuItemDto } from '../../api/generated/model';
import type { Settings } from './settings.constants';
import { readSettings, storeSettings } from './stored-settings';

/** How the product looks and moves for this browser, and the menu that the server sent, if asked for. */
export class SettingsStore {
  values: Settings = readSettings();
  /** Empty until it was fetched. */
  serverMenu: MenuItemDto[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  update(change: Partial<Settings>): void {
    const movesMenu = change.topMenu !== undefined && change.topMenu !== this.values.topMenu;
    // When the menu moves to the other side, it opens fully.
    this.values = { ...this.values, ...(movesMenu && { menuCollapse: false }), ...change };
    storeSettings(this.values);
  }

  /** Another tab of this browser has changed them. */
  readAgain(): void {
    this.values = readSettings();
  }

  async loadServerMenu(): Promise<void> {
    this.setServerMenu(await getMenu({ skipErrorToast: true }));
  }

  clearServerMenu(): void {
    this.serverMenu = [];
  }

  private setServerMenu(menu: MenuItemDto[]): void {
    this.serverMenu = menu;
  }
}

export const settings = new SettingsStore();
