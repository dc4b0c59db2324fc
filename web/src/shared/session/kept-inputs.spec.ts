import { expect, it, vi } from 'vitest';
import type { UserInfoDto } from '../../api/generated/model';

/** What a page has of these modules. */
interface PageModules {
  keepInput: (name: string, input: unknown) => void;
  forgetInput: (name: string) => void;
  keptInput: (name: string) => unknown;
  /** Without the reload itself, which the caller makes by opening another page. */
  storeUnsentInput: () => string[];
}

/** A page of its own, in the tab of the others. */
async function openPage(accountId: string): Promise<PageModules> {
  vi.resetModules();
  const { session } = await import('./session.store');
  session.user = { accountId } as UserInfoDto;
  const { storeUnsentInput } = await import('../chunks/reload-page');
  return { ...(await import('./kept-inputs')), storeUnsentInput };
}

it('gives an open form its input back after a reload, and after a second one', async () => {
  const before = await openPage('ada');
  before.keepInput('close EN-1', 'Called back');
  before.storeUnsentInput();

  const between = await openPage('ada');
  between.storeUnsentInput();

  const after = await openPage('ada');
  expect(after.keptInput('close EN-1')).toBe('Called back');
  expect(after.keptInput('close EN-2')).toBeUndefined();
});

it('forgets the input of a closed form', async () => {
  const before = await openPage('ada');
  before.keepInput('close EN-1', 'Called back');
  before.forgetInput('close EN-1');
  before.storeUnsentInput();
  expect((await openPage('ada')).keptInput('close EN-1')).toBeUndefined();
});

it('restores once: a form that was closed after the reload starts empty', async () => {
  const before = await openPage('ada');
  before.keepInput('close EN-1', 'Called back');
  before.storeUnsentInput();

  const after = await openPage('ada');
  after.keepInput('close EN-1', after.keptInput('close EN-1'));
  after.forgetInput('close EN-1');
  expect(after.keptInput('close EN-1')).toBeUndefined();
});

it('shows nothing to another account', async () => {
  const before = await openPage('ada');
  before.keepInput('close EN-1', 'Called back');
  before.storeUnsentInput();
  expect((await openPage('bob')).keptInput('close EN-1')).toBeUndefined();
});
