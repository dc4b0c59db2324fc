import { describe, expect, it } from 'vitest';
import { changesSince, defaultSynced, type SyncedSettings } from './synced-settings';
import { applyRemote, merge } from './merge-settings';

const settings = (change: Partial<SyncedSettings> = {}): SyncedSettings => ({ ...defaultSynced, ...change });
const dark = { theme: 'dark' } as const;

/** What is shown, and what of it the account does not have yet, both as they differ from the defaults. */
const outcome = ({ shown, agreed }: ReturnType<typeof merge>) => ({
  shown: changesSince(defaultSynced, shown),
  unsent: changesSince(agreed, shown),
});

describe('an account that comes to a browser where it never was', () => {
  const arrive = (local: SyncedSettings, remote: Partial<SyncedSettings> | null) =>
    outcome(merge({ account: 'ada', local, remote, base: null }));

  it('brings its settings', () => {
    const remote = { ...dark, menuWidth: 300, tabBar: true, locale: 'km-KH' } as const;
    expect(arrive(settings(), remote)).toEqual({ shown: remote, unsent: {} });
  });

  it('wins over what was chosen on the login page, and takes over what it has never chosen', () => {
    const local = settings({ theme: 'system', locale: 'zh-CN' });
    expect(arrive(local, dark)).toEqual({ shown: { ...dark, locale: 'zh-CN' }, unsent: { locale: 'zh-CN' } });
  });

  it('takes over everything where it has chosen nothing', () => {
    expect(arrive(settings(dark), null)).toEqual({ shown: dark, unsent: dark });
  });
});

describe('an account that comes back to its browser', () => {
  const agreed = settings({ ...dark, menuWidth: 300 });
  const comeBack = (local: SyncedSettings, remote: Partial<SyncedSettings>) =>
    outcome(merge({ account: 'ada', local, remote, base: { account: 'ada', agreed, left: agreed } }));

  it('finds what was changed on another device meanwhile', () => {
    const remote = { ...dark, menuWidth: 200 };
    expect(comeBack(agreed, remote)).toEqual({ shown: remote, unsent: {} });
  });

  it('finds what was not sent, or was chosen on the login page, and both go to the account', () => {
    const local = settings({ ...agreed, footer: false, locale: 'km-KH' });
    const mine = { footer: false, locale: 'km-KH' };
    expect(comeBack(local, { ...dark, menuWidth: 200 })).toEqual({
      shown: { ...dark, menuWidth: 200, ...mine },
      unsent: mine,
    });
  });

  it('keeps, of a setting that was changed on both sides, what was changed here', () => {
    const local = settings({ ...agreed, menuWidth: 250 });
    expect(comeBack(local, { ...dark, menuWidth: 200 })).toMatchObject({ unsent: { menuWidth: 250 } });
  });
});

describe('an account that comes to the browser of another', () => {
  const left = settings({ ...dark, tabBar: true, footer: false });
  const base = { account: 'bo', agreed: settings(dark), left };

  it('finds nothing of what the other has chosen', () => {
    expect(outcome(merge({ account: 'ada', local: left, remote: null, base }))).toEqual({
      shown: {},
      unsent: {},
    });
  });

  it('finds what was chosen on the login page since', () => {
    const local = { ...left, locale: 'km-KH' as const };
    expect(outcome(merge({ account: 'ada', local, remote: { tabBar: true }, base }))).toEqual({
      shown: { tabBar: true, locale: 'km-KH' },
      unsent: { locale: 'km-KH' },
    });
  });
});

describe('news of the account', () => {
  it('change what is shown, but for what was changed here and is not sent yet', () => {
    const local = settings({ menuWidth: 250 });
    const heard = applyRemote({ ...dark, menuWidth: 200 }, settings(), local);
    expect(outcome(heard)).toEqual({ shown: { ...dark, menuWidth: 250 }, unsent: { menuWidth: 250 } });
  });
});
