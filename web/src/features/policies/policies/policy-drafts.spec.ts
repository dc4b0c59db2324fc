import { afterEach, describe, expect, it } from 'vitest';
import type { PolicyDetailDto, UserInfoDto } from '../../../api/generated/model';
import { forgetInput } from '../../../shared/session/kept-inputs';
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
  for (const record of ['new', '12', '13']) forgetInput(`policy ${record}`);
  session.user = null;
});

describe('the forms of records', () => {
  it('come back in another drawer, with the version of then', () => {
    signIn('ada');
    const before = new PolicyDrafts();
    before.open('12', policy).form.change({ name: 'Typed' });
    before.open('new', null).form.change({ name: 'Begun' });
    before.open('13', { ...policy, id: 13 });

    const after = new PolicyDrafts();
    const changedByOthers = { ...policy, version: 4, number: 9 };
    const edit = after.open('12', changedByOthers);
    expect(edit.version).toBe(3);
    expect(edit.form).toMatchObject({ changed: ['name'], values: { name: 'Typed', number: '9' } });
    expect(after.open('new', null).form).toMatchObject({ changed: ['name'], values: { name: 'Begun' } });
    expect(after.open('13', { ...policy, id: 13 }).form.isDirty).toBe(false);
  });

  it('follow the record until something is typed', () => {
    signIn('ada');
    const drafts = new PolicyDrafts();
    drafts.open('12', policy);
    const edit = drafts.open('12', { ...policy, version: 4, name: 'Theirs' });
    expect(edit.form.values.name).toBe('Theirs');
    edit.form.change({ name: 'Mine' });
    expect(drafts.open('12', { ...policy, version: 5 })).toBe(edit);
  });

  it('stay discarded', () => {
    signIn('ada');
    const drafts = new PolicyDrafts();
    drafts.open('12', policy).form.change({ name: 'Typed' });
    drafts.drop('12');
    expect(drafts.open('12', policy).form.isDirty).toBe(false);
    expect(new PolicyDrafts().open('12', policy).form.isDirty).toBe(false);
  });

  it('are not shown to other accounts', () => {
    signIn('ada');
    new PolicyDrafts().open('12', policy).form.change({ name: 'Typed' });
    signIn('bob');
    expect(new PolicyDrafts().open('12', policy).form.isDirty).toBe(false);
  });
});
