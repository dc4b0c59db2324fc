import { makeAutoObservable } from 'mobx';
import { getMenu } from '../../api/generated/user/user';
import type { MenuItemDto } from '../../api/generated/model';
import type { Settings } from './settings.constants';
import { readSettings, storeSettings } from './stored-settings';

/** The app settings of this browser, and the server menu if it is enabled. */
export class SettingsStore {
  values: Settings = readSettings();
  /** Empty until fetched. */
  serverMenu: MenuItemDto[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  update(change: Partial<Settings>): void {
    const movesMenu = change.topMenu !== undefined && change.topMenu !== this.values.topMenu;
    // Expand the menu when it moves between the top and the side.
    this.values = { ...this.values, ...(movesMenu && { menuCollapse: false }), ...change };
    storeSettings(this.values);
  }

  /** Applies changes made in another tab. */
  readAgain(): void {
    this.values = readSettings();
  }

  /** @param read makes of the answer the menu that is shown */
  async loadServerMenu(read: (answer: MenuItemDto[]) => MenuItemDto[]): Promise<void> {
    this.setServerMenu(read(await getMenu({ skipErrorToast: true })));
  }

  clearServerMenu(): void {
    this.serverMenu = [];
  }

  private setServerMenu(menu: MenuItemDto[]): void {
    this.serverMenu = menu;
  }
}

export const settings = new SettingsStore();
