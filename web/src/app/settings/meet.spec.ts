import { describe, expect, it } from 'vitest';
import { changesSince, defaultKept, type Kept } from './kept-settings';
import { hear, meet } from './meet';

const settings = (change: Partial<Kept> = {}): Kept => ({ ...defaultKept, ...change });
const dark = { theme: 'dark' } as const;

/** What is shown, and what of it the account does not have yet, both as they differ from the defaults. */
const outcome = ({ shown, agreed }: ReturnType<typeof meet>) => ({
  shown: changesSince(defaultKept, shown),
  unsent: changesSince(agreed, shown),
});

describe('an account that comes to a browser where it never was', () => {
  const arrive = (here: Kept, there: Partial<Kept> | null) =>
    outcome(meet({ account: 'ada', here, there, bond: null }));

  it('brings its settings', () => {
    const there = { ...dark, menuWidth: 300, tabBar: true, locale: 'km-KH' } as const;
    expect(arrive(settings(), there)).toEqual({ shown: there, unsent: {} });
  });

  it('wins over what was chosen on the login page, and takes over what it has never chosen', () => {
    const here = settings({ theme: 'system', locale: 'zh-CN' });
    expect(arrive(here, dark)).toEqual({ shown: { ...dark, locale: 'zh-CN' }, unsent: { locale: 'zh-CN' } });
  });

  it('takes over everything where it has chosen nothing', () => {
    expect(arrive(settings(dark), null)).toEqual({ shown: dark, unsent: dark });
  });
});

describe('an account that comes back to its browser', () => {
  const agreed = settings({ ...dark, menuWidth: 300 });
  const comeBack = (here: Kept, there: Partial<Kept>) =>
    outcome(meet({ account: 'ada', here, there, bond: { account: 'ada', agreed, left: agreed } }));

  it('finds what was changed on another device meanwhile', () => {
    const there = { ...dark, menuWidth: 200 };
    expect(comeBack(agreed, there)).toEqual({ shown: there, unsent: {} });
  });

  it('finds what was not sent, or was chosen on the login page, and both go to the account', () => {
    const here = settings({ ...agreed, footer: false, locale: 'km-KH' });
    const mine = { footer: false, locale: 'km-KH' };
    expect(comeBack(here, { ...dark, menuWidth: 200 })).toEqual({
      shown: { ...dark, menuWidth: 200, ...mine },
      unsent: mine,
    });
  });

  it('keeps, of a setting that was changed on both sides, what was changed here', () => {
    const here = settings({ ...agreed, menuWidth: 250 });
    expect(comeBack(here, { ...dark, menuWidth: 200 })).toMatchObject({ unsent: { menuWidth: 250 } });
  });
});

describe('an account that comes to the browser of another', () => {
  const left = settings({ ...dark, tabBar: true, footer: false });
  const bond = { account: 'bo', agreed: settings(dark), left };

  it('finds nothing of what the other has chosen', () => {
    expect(outcome(meet({ account: 'ada', here: left, there: null, bond }))).toEqual({
      shown: {},
      unsent: {},
    });
  });

  it('finds what was chosen on the login page since', () => {
    const here = { ...left, locale: 'km-KH' as const };
    expect(outcome(meet({ account: 'ada', here, there: { tabBar: true }, bond }))).toEqual({
      shown: { tabBar: true, locale: 'km-KH' },
      unsent: { locale: 'km-KH' },
    });
  });
});

describe('news of the account', () => {
  it('change what is shown, but for what was changed here and is not sent yet', () => {
    const here = settings({ menuWidth: 250 });
    const heard = hear({ ...dark, menuWidth: 200 }, settings(), here);
    expect(outcome(heard)).toEqual({ shown: { ...dark, menuWidth: 250 }, unsent: { menuWidth: 250 } });
  });
});
