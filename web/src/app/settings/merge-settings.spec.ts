import { describe, expect, it } from 'vitest';
import { changesSince, defaultSynced, type SyncedSettings } from './synced-settings';
import { applyRemote, merge } from './merge-settings';

const settings = (change: Partial<SyncedSettings> = {}): SyncedSettings => ({ ...defaultSynced, ...change });
const dark = { theme: 'dark' } as const;

/** The shown settings, and those of them that the account does not have yet, both as differences from the defaults. */
const outcome = ({ shown, agreed }: ReturnType<typeof merge>) => ({
  shown: changesSince(defaultSynced, shown),
  unsent: changesSince(agreed, shown),
});

describe('an account in a new browser', () => {
  const arrive = (local: SyncedSettings, remote: Partial<SyncedSettings> | null) =>
    outcome(merge({ account: 'ada', local, remote, base: null }));

  it('applies its settings', () => {
    const remote = { ...dark, menuWidth: 300, tabBar: true, locale: 'km-KH' } as const;
    expect(arrive(settings(), remote)).toEqual({ shown: remote, unsent: {} });
  });

  it('overrides the login page and adopts settings that it has never set', () => {
    const local = settings({ theme: 'system', locale: 'zh-CN' });
    expect(arrive(local, dark)).toEqual({ shown: { ...dark, locale: 'zh-CN' }, unsent: { locale: 'zh-CN' } });
  });

  it('adopts everything if it has no settings', () => {
    expect(arrive(settings(dark), null)).toEqual({ shown: dark, unsent: dark });
  });
});

describe('an account that returns to its browser', () => {
  const agreed = settings({ ...dark, menuWidth: 300 });
  const comeBack = (local: SyncedSettings, remote: Partial<SyncedSettings>) =>
    outcome(merge({ account: 'ada', local, remote, base: { account: 'ada', agreed, left: agreed } }));

  it('gets changes from another device', () => {
    const remote = { ...dark, menuWidth: 200 };
    expect(comeBack(agreed, remote)).toEqual({ shown: remote, unsent: {} });
  });

  it('keeps unsent changes and those of the login page, and sends both', () => {
    const local = settings({ ...agreed, footer: false, locale: 'km-KH' });
    const mine = { footer: false, locale: 'km-KH' };
    expect(comeBack(local, { ...dark, menuWidth: 200 })).toEqual({
      shown: { ...dark, menuWidth: 200, ...mine },
      unsent: mine,
    });
  });

  it('prefers the local change of a setting changed on both sides', () => {
    const local = settings({ ...agreed, menuWidth: 250 });
    expect(comeBack(local, { ...dark, menuWidth: 200 })).toMatchObject({ unsent: { menuWidth: 250 } });
  });
});

describe('an account in a browser of another account', () => {
  const left = settings({ ...dark, tabBar: true, footer: false });
  const base = { account: 'bo', agreed: settings(dark), left };

  it('does not get the settings of the other account', () => {
    expect(outcome(merge({ account: 'ada', local: left, remote: null, base }))).toEqual({
      shown: {},
      unsent: {},
    });
  });

  it('gets the settings chosen on the login page since', () => {
    const local = { ...left, locale: 'km-KH' as const };
    expect(outcome(merge({ account: 'ada', local, remote: { tabBar: true }, base }))).toEqual({
      shown: { tabBar: true, locale: 'km-KH' },
      unsent: { locale: 'km-KH' },
    });
  });
});

describe('updates from the account', () => {
  it('apply except where an unsent local change exists', () => {
    const local = settings({ menuWidth: 250 });
    const heard = applyRemote({ ...dark, menuWidth: 200 }, settings(), local);
    expect(outcome(heard)).toEqual({ shown: { ...dark, menuWidth: 250 }, unsent: { menuWidth: 250 } });
  });
});
