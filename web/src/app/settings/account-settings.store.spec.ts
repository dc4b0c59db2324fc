import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { SettingsDto } from '../../api/generated/model';
import { changeSettings, getSettings } from '../../api/generated/settings/settings';
import { settings } from '../../shared/settings/settings.store';
import { defaultSettings } from '../../shared/settings/settings.constants';
import { AccountSettingsStore } from './account-settings.store';
import { readSyncBase } from './sync-base';

vi.mock('../../api/generated/settings/settings');
vi.mock('../../shared/i18n/switch-language');
const read = vi.mocked(getSettings);
const write = vi.mocked(changeSettings);
const unreachable = new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null });
const rejected = new ApiError({ code: 40000, httpStatus: 400, msg: 'no', requestId: null });
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const sent = () => write.mock.calls.map(([change]) => change);

/** An account that stores what it receives. */
function serverWith(start: SettingsDto | null) {
  let kept = start;
  read.mockImplementation(() => Promise.resolve(kept));
  write.mockImplementation((change) => Promise.resolve((kept = { ...kept, ...change })));
}

async function signedIn(account = 'ada') {
  const store = new AccountSettingsStore();
  await store.signIn(account);
  return store;
}
const change = (store: AccountSettingsStore, part: Parameters<typeof settings.update>[0]) => {
  settings.update(part);
  store.scheduleSend(400);
};

describe('AccountSettingsStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    settings.update(defaultSettings);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('applies the settings of the account and sends nothing', async () => {
    serverWith({ tabBar: true, menuWidth: 300 });
    const store = await signedIn();
    store.scheduleSend(0);
    await tick(1000);
    expect(settings.values).toMatchObject({ tabBar: true, menuWidth: 300 });
    expect(write).not.toHaveBeenCalled();
  });

  it('sends all changes within the delay as one request with only the changes', async () => {
    serverWith({ tabBar: true });
    const store = await signedIn();
    for (const menuWidth of [230, 240, 250]) change(store, { menuWidth });
    await tick(400);
    expect(sent()).toEqual([{ menuWidth: 250 }]);
  });

  it('sends changes made during a request after it', async () => {
    serverWith(null);
    const store = await signedIn();
    change(store, { menuWidth: 250 });
    write.mockImplementationOnce((part) => {
      settings.update({ menuWidth: 260 });
      return Promise.resolve(part);
    });
    await tick(400);
    expect(settings.values.menuWidth).toBe(260);
    await tick(400);
    expect(sent()).toEqual([{ menuWidth: 250 }, { menuWidth: 260 }]);
  });

  it('retries while the server is unreachable, but not after a refusal', async () => {
    serverWith(null);
    const store = await signedIn();
    write
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(rejected);
    change(store, { footer: false });
    await tick(400);
    await tick(2000);
    await tick(4000);
    expect(write).toHaveBeenCalledTimes(3);
    await tick(600_000);
    expect(write).toHaveBeenCalledTimes(3);
    expect(settings.values.footer).toBe(false);
  });

  it('sends unsaved changes after a reload', async () => {
    serverWith(null);
    const store = await signedIn();
    write.mockRejectedValue(unreachable);
    change(store, { footer: false });
    await tick(400);
    store.signOut();
    serverWith({ tabBar: true });
    await signedIn();
    await tick();
    expect(sent().at(-1)).toEqual({ footer: false });
    expect(settings.values).toMatchObject({ footer: false, tabBar: true });
  });

  it('uses the local settings if the account is unreachable, and retries later', async () => {
    read.mockRejectedValueOnce(unreachable);
    const store = new AccountSettingsStore();
    await store.signIn('ada');
    expect(readSyncBase()).toBeNull();
    serverWith({ tabBar: true });
    await tick(2000);
    expect(settings.values.tabBar).toBe(true);
  });

  it('applies changes from another device, but not from another account', async () => {
    serverWith(null);
    const store = await signedIn();
    await store.applyRemote({ menuWidth: 333 });
    expect(settings.values.menuWidth).toBe(333);
    store.signOut();
    await store.applyRemote({ menuWidth: 222 });
    expect(settings.values.menuWidth).toBe(333);
  });
});
