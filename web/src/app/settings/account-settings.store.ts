import { ApiError } from '../../api/api-error';
import type { SettingsDto } from '../../api/generated/model';
import { changeSettings, getSettings } from '../../api/generated/settings/settings';
import { storedLanguage } from '../../shared/i18n/languages';
import { applyLanguage } from '../../shared/i18n/switch-language';
import { settings } from '../../shared/settings/settings.store';
import { readBond, storeBond } from './bond';
import { changesSince, type Kept, onlyKept } from './kept-settings';
import { hear, meet } from './meet';

const RETRY_MS = 2000;
export const LONGEST_RETRY_MS = 60_000;
/** Nobody asked for these calls, so their failures disturb nobody. */
const QUIET = { shownInPlace: true };

const here = (): Kept => onlyKept({ ...settings.values, locale: storedLanguage() });

/**
 * Keeps the settings of this browser and of the account alike. The browser's are changed at once and outlive a
 * reload; what the account does not have yet is whatever differs from the bond, so nothing needs to be queued.
 */
export class AccountSettingsStore {
  private account: string | null = null;
  private hasMet = false;
  private meeting: Promise<void> = Promise.resolve();
  private isCalling = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns when the settings of the account are shown, or could not be had for now */
  async welcome(account: string): Promise<void> {
    if (account !== this.account) {
      this.account = account;
      this.hasMet = false;
      this.failures = 0;
      this.meeting = this.synchronize();
    }
    await this.meeting;
  }

  /** What the account has now, as another device changed it. */
  async take(there: SettingsDto): Promise<void> {
    const bond = readBond();
    if (this.account === null || bond?.account !== this.account) return;
    await this.show(hear(there, bond.agreed, here()));
  }

  /** Something may have changed here: it is sent after the pause, with what changes until then. */
  notice(pauseMs: number): void {
    if (this.account !== null && this.hasUnsent) this.wait(pauseMs);
  }

  /** Does now what it waits for: the page may go away, or the network is back. */
  hurry(): void {
    if (this.timer !== undefined) void this.synchronize();
  }

  leave(): void {
    clearTimeout(this.timer);
    const bond = readBond();
    if (bond !== null && bond.account === this.account) storeBond({ ...bond, left: here() });
    this.account = null;
  }

  private get hasUnsent(): boolean {
    const bond = readBond();
    return bond?.account === this.account && Object.keys(changesSince(bond.agreed, here())).length > 0;
  }

  private async synchronize(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isCalling) return;
    const { account } = this;
    this.isCalling = true;
    try {
      if (!this.hasMet) await this.fetch();
      if (account === this.account && this.hasUnsent) await this.send();
      this.failures = 0;
    } catch (error) {
      if (error instanceof ApiError && error.mayPass)
        this.wait(Math.min(RETRY_MS * 2 ** this.failures++, LONGEST_RETRY_MS));
    } finally {
      this.isCalling = false;
    }
    if (account !== this.account && this.account !== null) await this.synchronize();
  }

  private async fetch(): Promise<void> {
    const { account } = this;
    const there = await getSettings(QUIET);
    if (account === null || account !== this.account) return;
    this.hasMet = true;
    await this.show(meet({ account, here: here(), there, bond: readBond() }));
  }

  private async send(): Promise<void> {
    const { account } = this;
    const bond = readBond();
    if (bond === null) return;
    const change = changesSince(bond.agreed, here());
    const there = await changeSettings(change, QUIET);
    if (account !== this.account) return;
    // What was changed while the call was under way differs from what was sent, and so is sent next.
    await this.show(hear(there, { ...bond.agreed, ...change }, here()));
    this.notice(0);
  }

  private async show({ agreed, shown }: { agreed: Kept; shown: Kept }): Promise<void> {
    if (this.account === null) return;
    storeBond({ account: this.account, agreed });
    const { locale, ...values } = shown;
    settings.update(values);
    await applyLanguage(locale);
  }

  private wait(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.synchronize(), pauseMs);
  }
}
