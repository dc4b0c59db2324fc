import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  changePolicies,
  createPolicy,
  editPolicy,
  getPolicy,
  getPolicyHistory,
} from '../../../api/generated/policies/policies';
import type { AuditEntryPageDto, PolicyDetailDto, PolicyViewDto } from '../../../api/generated/model';
import { forgetInput } from '../../../shared/session/kept-inputs';
import { PolicyEditStore } from './policy-edit.store';
import { newPolicy } from './policy-form';

vi.mock('../../../api/generated/policies/policies');
const create = vi.mocked(createPolicy);
const edit = vi.mocked(editPolicy);

const policy = {
  ...newPolicy,
  id: 12,
  number: 12,
  name: 'Robot friends',
  contentType: 'img',
  filterType: 'artificial',
  count: 7,
  status: 'online',
  version: 3,
  deletedTime: null,
} as PolicyDetailDto;
const theirs: PolicyDetailDto = { ...policy, version: 4, name: 'Theirs', contentType: 'verticalVideo' };

const conflict = (data: object) =>
  new ApiError({ code: CONFLICT, httpStatus: 200, msg: 'taken', requestId: null, data });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getPolicyHistory).mockResolvedValue({
    list: [{ person: 'Keo Sreyleak' }],
    total: 1,
  } as AuditEntryPageDto);
});
afterEach(() => {
  for (const record of ['new', '12']) forgetInput(`policy ${record}`);
});

describe('a new record', () => {
  it('is created with what was typed', async () => {
    create.mockResolvedValue(policy);
    const store = new PolicyEditStore('new', null);
    store.form.change({ name: ' Robot friends ', filterType: 'rules' });
    expect(await store.save()).toBe(policy);
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      ...{ name: 'Robot friends', status: 'offline' },
      ...{ contentType: 'img', filterType: 'rules' },
    });
  });

  it('shows at its number that another record has it', async () => {
    create.mockRejectedValue(conflict(policy));
    const store = new PolicyEditStore('new', null);
    store.form.change({ name: 'Robot friends', number: '12' });
    expect(await store.save()).toBeNull();
    expect(store.form.shownProblems).toEqual({ number: { text: 'taken' } });
    expect(store).toMatchObject({ conflict: null });
    expect(store.form).toMatchObject({ conflict: null, failure: null });
  });
});

describe('a record that somebody else has saved', () => {
  it('is merged, and saved from their version', async () => {
    edit.mockRejectedValueOnce(conflict(theirs)).mockResolvedValue({ ...theirs, version: 5 });
    const store = new PolicyEditStore('12', policy);
    store.form.change({ name: 'Mine' });
    expect(await store.save()).toBeNull();
    expect(store.differences).toEqual([
      { field: 'name', base: 'Robot friends', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(store).toMatchObject({ author: 'Keo Sreyleak', taken: ['contentType'] });
    store.resolve({ name: 'mine' });
    expect(store.conflict).toBeNull();
    expect(await store.save()).toMatchObject({ version: 5 });
    expect(edit.mock.calls.map(([, { version }]) => version)).toEqual([3, 4]);
    expect(edit.mock.calls[1]?.[1]).toMatchObject({ name: 'Mine', contentType: 'verticalVideo' });
  });

  it('is saved without a question if nobody changed the same field', async () => {
    edit.mockRejectedValueOnce(
      conflict({ ...policy, version: 4, contentType: 'verticalVideo', updatedTime: 'then' }),
    );
    edit.mockResolvedValue({ ...policy, name: 'Mine', contentType: 'verticalVideo', version: 5 });
    const store = new PolicyEditStore('12', policy);
    store.form.change({ name: 'Mine' });
    expect(await store.save()).toMatchObject({ version: 5 });
    expect(store.conflict).toBeNull();
    expect(store.merge).toEqual({ person: 'Keo Sreyleak', time: 'then', fields: ['contentType'] });
    expect(edit.mock.calls[1]?.[1]).toMatchObject({ version: 4, name: 'Mine', contentType: 'verticalVideo' });
  });

  it('is compared with what was stored when a draft was begun', async () => {
    new PolicyEditStore('12', policy).form.change({ name: 'Mine' });
    edit.mockRejectedValue(conflict(theirs));
    const store = new PolicyEditStore('12', theirs);
    expect(store.version).toBe(3);
    await store.save();
    expect(store.differences.map(({ field, base }) => [field, base])).toEqual([['name', 'Robot friends']]);
  });

  it('needs no saving if all of theirs is taken', async () => {
    edit.mockRejectedValue(conflict(theirs));
    const store = new PolicyEditStore('12', policy);
    store.form.change({ name: 'Mine' });
    await store.save();
    store.resolve({ name: 'theirs', contentType: 'theirs' });
    expect(store.form.isDirty).toBe(false);
  });
});

describe('a record that somebody moved to the bin', () => {
  const restored = (now: Partial<PolicyDetailDto>) => {
    vi.mocked(getPolicy).mockResolvedValue({ ...policy, version: 5, ...now } as PolicyViewDto);
    edit.mockResolvedValue({ ...policy, version: 6 });
    const store = new PolicyEditStore('12', policy);
    store.form.change({ name: 'Mine' });
    return store;
  };

  it('is restored, then saved', async () => {
    const store = restored({});
    expect(await store.save({ restoresFirst: true })).toMatchObject({ version: 6 });
    expect(vi.mocked(changePolicies).mock.calls[0]?.[0]).toEqual({ action: 'restore', ids: [12] });
    expect(edit.mock.calls[0]?.[1]).toMatchObject({ name: 'Mine', version: 5 });
  });

  it('is merged first if its content was changed, too', async () => {
    const store = restored({ name: 'Theirs' });
    expect(await store.save({ restoresFirst: true })).toBeNull();
    expect(edit).not.toHaveBeenCalled();
    expect(store.conflict).toMatchObject({ name: 'Theirs', version: 5 });
  });
});
