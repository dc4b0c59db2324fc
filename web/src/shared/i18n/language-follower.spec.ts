import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { LanguageFollower } from './language-follower';

beforeEach(async () => {
  await i18next.init({ lng: 'en-US', resources: {} });
});

it('asks again in another language, and once for each', async () => {
  const ask = vi.fn<() => void>();
  const end = new LanguageFollower(ask).start();
  await i18next.changeLanguage('en-US');
  expect(ask).not.toHaveBeenCalled();
  await i18next.changeLanguage('km-KH');
  expect(ask).toHaveBeenCalledTimes(1);
  end();
  await i18next.changeLanguage('zh-CN');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks when a page is shown again after the language has changed', async () => {
  const ask = vi.fn<() => void>();
  const follower = new LanguageFollower(ask);
  follower.start()();
  await i18next.changeLanguage('km-KH');
  expect(ask).not.toHaveBeenCalled();
  follower.start()();
  follower.start()();
  expect(ask).toHaveBeenCalledTimes(1);
});
