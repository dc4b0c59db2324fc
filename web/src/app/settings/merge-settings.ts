import type { SettingsDto } from '../../api/generated/model';
import type { SyncBase } from './sync-base';
import { changesSince, defaultSynced, type SyncedSettings } from './synced-settings';

interface MergeInput {
  account: string;
  /** The settings of this browser now. */
  local: SyncedSettings;
  /** The settings of the account; null, or a field missing, where the user has not chosen anything. */
  remote: SettingsDto | null;
  base: SyncBase | null;
}

interface MergeResult {
  shown: SyncedSettings;
  /** The fields in which this differs from `shown` are sent to the account. */
  agreed: SyncedSettings;
}

/**
 * A three-way merge when an account signs in. In a browser that the account has used before, a local change wins over
 * the account, field by field: it is later, or has not been sent yet. In a new browser the account wins. Fields that
 * the account has never set start with what was chosen on the login page, not with what another account left behind.
 */
export function merge({ account, local, remote, base }: MergeInput): MergeResult {
  if (base?.account === account) {
    const agreed = { ...defaultSynced, ...base.agreed, ...remote };
    return { agreed, shown: { ...agreed, ...changesSince(base.agreed, local) } };
  }
  const chosen = changesSince(base?.left ?? base?.agreed ?? defaultSynced, local);
  return { agreed: { ...defaultSynced, ...remote }, shown: { ...defaultSynced, ...chosen, ...remote } };
}

/** Applies an update of the account. Local changes that have not been sent yet are kept. */
export function applyRemote(remote: SettingsDto, agreed: SyncedSettings, local: SyncedSettings): MergeResult {
  const next = { ...agreed, ...remote };
  return { agreed: next, shown: { ...next, ...changesSince(agreed, local) } };
}
