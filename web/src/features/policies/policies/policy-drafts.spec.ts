import { afterEach, describe, expect, it } from 'vitest';
import type { PolicyDetailDto, UserInfoDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';
import { PolicyDrafts } from './policy-drafts';

const policy = {
  id: 12,
  number: 12,
  name: 'Robot friends',
  contentType: 'img',
  filterType: 'artificial',
  count: 7,
  status: 'online',
  version: 3,
} as PolicyDetailDto;

function signIn(accountId: string): void {
  session.user = { accountId } as UserInfoDto;
}

afterEach(() => {
  session.user = null;
});

describe('the forms of records', () => {
  it('are restored after a reload with their version', () => {
    signIn('ada');
    const before = new PolicyDrafts();
    before.open('12', policy).change({ name: 'Typed' });
    before.open('new', null).change({ count: '5' });
    before.open('13', { ...policy, id: 13 });
    before.keep();

    const after = new PolicyDrafts();
    const changedByOthers = { ...policy, version: 4, count: 9 };
    expect(after.open('12', changedByOthers)).toMatchObject({ version: 3, typed: { name: 'Typed' } });
    expect(after.open('new', null).typed).toEqual({ count: '5' });
    expect(after.open('13', { ...policy, id: 13 }).isDirty).toBe(false);
  });

  it('are restored once: discarded forms stay discarded', () => {
    signIn('ada');
    const before = new PolicyDrafts();
    before.open('12', policy).change({ name: 'Typed' });
    before.keep();

    const after = new PolicyDrafts();
    after.open('12', policy);
    after.drop('12');
    expect(after.open('12', policy).isDirty).toBe(false);
  });

  it('survive a second reload unseen', () => {
    signIn('ada');
    const before = new PolicyDrafts();
    before.open('12', policy).change({ name: 'Typed' });
    before.keep();
    new PolicyDrafts().keep();
    expect(new PolicyDrafts().open('12', policy).typed).toEqual({ name: 'Typed' });
  });

  it('are not shown to other accounts', () => {
    signIn('ada');
    const before = new PolicyDrafts();
    before.open('12', policy).change({ name: 'Typed' });
    before.keep();
    signIn('bob');
    expect(new PolicyDrafts().open('12', policy).isDirty).toBe(false);
  });
});
