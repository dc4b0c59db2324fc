import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import type { UserInfoDto } from '../../../api/generated/model';
import { getPolicyTable, listPolicyViews, savePolicyTable } from '../../../api/generated/policies/policies';
import { toTable } from '../../../shared/saved-views/saved-view';
import { session } from '../../../shared/session/session.store';
import { tableView, type TableView } from './policies-view';
import { newPolicyTable } from './policy-table.store';

vi.mock('../../../api/generated/policies/policies');
const save = vi.mocked(savePolicyTable);
const drawn = (columns: string): TableView => tableView.read(new URLSearchParams({ columns }));
const [previous, next, last] = ['-count', '-count.-name', 'name_300'].map(drawn) as [
  TableView,
  TableView,
  TableView,
];
const failure = (httpStatus: number) => new ApiError({ code: 0, httpStatus, msg: '', requestId: null });
const idle = () => new Promise((resolve) => setTimeout(resolve));

describe('TableStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    localStorage.clear();
    session.user = { accountId: '7' } as UserInfoDto;
    vi.mocked(getPolicyTable).mockResolvedValue(toTable(previous));
    vi.mocked(listPolicyViews).mockResolvedValue([]);
    save.mockImplementation((table) => Promise.resolve(table));
  });

  it('applies the table settings of the account', async () => {
    const store = newPolicyTable();
    await store.load();
    expect(store.view).toEqual(previous);
    expect(save).not.toHaveBeenCalled();
  });

  it('sends one change at a time, and ends with the last', async () => {
    const store = newPolicyTable();
    for (const view of [previous, next, last]) store.change(view);
    await idle();
    expect(save.mock.calls.map(([table]) => table)).toEqual([previous, last].map(toTable));
  });

  it('sends a change interrupted by a reload afterwards', async () => {
    save.mockReturnValueOnce(new Promise(() => undefined));
    newPolicyTable().change(next);
    const reloaded = newPolicyTable();
    await reloaded.load();
    expect(reloaded.view).toEqual(next);
    expect(save).toHaveBeenLastCalledWith(toTable(next));

    const later = newPolicyTable();
    await later.load();
    expect(later.view).toEqual(previous);
  });

  it.each([
    ['saves again later what the server could not accept', 503, next],
    ['discards what the server refuses', 400, previous],
  ])('%s', async (_, httpStatus, shown) => {
    save.mockRejectedValueOnce(failure(httpStatus));
    newPolicyTable().change(next);
    await idle();
    const reloaded = newPolicyTable();
    await reloaded.load();
    expect(reloaded.view).toEqual(shown);
  });

  it('keeps the settings of each person separate', async () => {
    save.mockReturnValueOnce(new Promise(() => undefined));
    newPolicyTable().change(next);
    session.user = { accountId: '8' } as UserInfoDto;
    const store = newPolicyTable();
    await store.load();
    expect(store.view).toEqual(previous);
  });
});
