import { ApiError } from '../../api/api-error';
import type { SettingsDto } from '../../api/generated/model';
import { changeSettings, getSettings } from '../../api/generated/settings/settings';
import { storedLanguage } from '../../shared/i18n/languages';
import { applyLanguage } from '../../shared/ui/language/switch-language';
import { takeStart } from '../../shared/session/start';
import { settings } from '../../shared/settings/settings.store';
import { readSyncBase, storeSyncBase } from './sync-base';
import { changesSince, type SyncedSettings, pickSynced } from './synced-settings';
import { applyRemote, merge } from './merge-settings';

const RETRY_MS = 2000;
export const MAX_RETRY_MS = 60_000;
/** These calls run in the background, so their failures are not shown. */
const QUIET = { skipErrorToast: true };

const local = (): SyncedSettings => pickSynced({ ...settings.values, locale: storedLanguage() });

/**
 * Synchronizes the settings of this browser with the account. A change applies to the browser at once and survives a
 * reload. What has to be sent is whatever differs from the merge base, so there is no queue.
 */
export class AccountSettingsStore {
  private account: string | null = null;
  private isMerged = false;
  private merging: Promise<void> = Promise.resolve();
  private isCalling = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns once the settings of the account are shown, or could not be loaded for now */
  async signIn(account: string): Promise<void> {
    if (account !== this.account) {
      this.account = account;
      this.isMerged = false;
      this.failures = 0;
      this.merging = this.synchronize();
    }
    await this.merging;
  }

  /** Shows a change that another device has made to the account. */
  async applyRemote(remote: SettingsDto): Promise<void> {
    const base = readSyncBase();
    if (this.account === null || base?.account !== this.account) return;
    await this.show(applyRemote(remote, base.agreed, local()));
  }

  /** Sends local changes after a pause, together with what changes in the meantime. */
  scheduleSend(pauseMs: number): void {
    if (this.account !== null && this.hasUnsent) this.schedule(pauseMs);
  }

  /** Sends at once what is waiting: the page may be closed, or the network is back. */
  flush(): void {
    if (this.timer !== undefined) void this.synchronize();
  }

  signOut(): void {
    clearTimeout(this.timer);
    const base = readSyncBase();
    if (base !== null && base.account === this.account) storeSyncBase({ ...base, left: local() });
    this.account = null;
  }

  private get hasUnsent(): boolean {
    const base = readSyncBase();
    return base?.account === this.account && Object.keys(changesSince(base.agreed, local())).length > 0;
  }

  private async synchronize(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isCalling) return;
    const { account } = this;
    this.isCalling = true;
    try {
      if (!this.isMerged) await this.fetch();
      if (account === this.account && this.hasUnsent) await this.send();
      this.failures = 0;
    } catch (error) {
      if (error instanceof ApiError && error.mayPass)
        this.schedule(Math.min(RETRY_MS * 2 ** this.failures++, MAX_RETRY_MS));
    } finally {
      this.isCalling = false;
    }
    if (account !== this.account && this.account !== null) await this.synchronize();
  }

  private async fetch(): Promise<void> {
    const { account } = this;
    const known = takeStart('settings');
    const remote = known === undefined ? await getSettings(QUIET) : known;
    if (account === null || account !== this.account) return;
    this.isMerged = true;
    await this.show(merge({ account, local: local(), remote, base: readSyncBase() }));
  }

  private async send(): Promise<void> {
    const { account } = this;
    const base = readSyncBase();
    if (base === null) return;
    const change = changesSince(base.agreed, local());
    const remote = await changeSettings(change, QUIET);
    if (account !== this.account) return;
    // Changes made during the call differ from the request, so they are sent next.
    await this.show(applyRemote(remote, { ...base.agreed, ...change }, local()));
    this.scheduleSend(0);
  }

  private async show({ agreed, shown }: { agreed: SyncedSettings; shown: SyncedSettings }): Promise<void> {
    if (this.account === null) return;
    storeSyncBase({ account: this.account, agreed });
    const { locale, ...values } = shown;
    settings.update(values);
    await applyLanguage(locale);
  }

  private schedule(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.synchronize(), pauseMs);
  }
}
