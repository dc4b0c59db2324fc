import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getMaintenance } from '../../api/generated/maintenance/maintenance';
import type { MaintenanceDto, UserInfoDto } from '../../api/generated/model';
import { MaintenanceSwitch } from './maintenance.store';
import { session } from './session.store';

vi.mock('../../api/generated/maintenance/maintenance');
const read = vi.mocked(getMaintenance);

const state = (isOn: boolean, version: number): MaintenanceDto => ({
  ...{ isOn, version, message: '', since: null, expectedEnd: null },
});
// The switch reads only the role.
const userWith = (role: string) => ({ role }) as UserInfoDto;

describe('MaintenanceSwitch', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('keeps the newest state, whichever arrives last', () => {
    const store = new MaintenanceSwitch();
    store.take(state(true, 3));
    store.take(state(false, 2));
    expect(store.isOn).toBe(true);
    store.take(state(false, 4));
    expect(store.isOn).toBe(false);
  });

  it('keeps what it knows if the server does not answer', async () => {
    const store = new MaintenanceSwitch();
    store.take(state(true, 3));
    read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(state(false, 4));
    await store.load();
    expect(store.isOn).toBe(true);
    await store.load();
    expect(store.isOn).toBe(false);
  });

  it.each([
    ['admin', 'user', true],
    ['user', 'admin', false],
  ] as const)('asks the role of the account, %s, not the previewed %s', (role, previewed, mayEnd) => {
    session.user = userWith(role);
    session.role = previewed;
    expect(new MaintenanceSwitch().mayEnd).toBe(mayEnd);
  });
});
