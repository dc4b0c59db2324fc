import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegionDto, UserInfoDto } from '../../../api/generated/model';
import * as regionsApi from '../../../api/generated/regions/regions';
import * as userApi from '../../../api/generated/user/user';
import { session } from '../../../shared/session/session.store';
import { BasicInformationStore } from './basic-information.store';

vi.mock('../../../api/generated/user/user');
vi.mock('../../../api/generated/regions/regions');
const calls = vi.mocked(userApi);

const user = {
  accountId: '1',
  name: 'Maly',
  email: 'maly@sala.example',
  countryRegion: 'KH',
  area: 'KH-12',
  address: '',
  introduction: '',
  personalWebsite: '',
} as UserInfoDto;
const regions: RegionDto[] = [
  { code: 'CN', name: '中国', children: [{ code: '110000', name: '北京市', children: [] }] },
  { code: 'KH', name: 'កម្ពុជា', children: [{ code: 'KH-12', name: 'ភ្នំពេញ' }] },
];

async function opened() {
  session.user = user;
  const store = new BasicInformationStore(user);
  store.start();
  await vi.waitFor(() => {
    expect(store.regions.data).toBe(regions);
  });
  return store;
}

describe('the basic information', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    vi.mocked(regionsApi.listRegions).mockResolvedValue(regions);
    calls.saveUserInfo.mockResolvedValue('ok');
  });

  it('is sent as the contract has it, and the session shows what was stored', async () => {
    const { form, refresh } = await opened();
    calls.getUserInfo.mockResolvedValue({ ...user, name: 'Dara', introduction: 'Draws.' });
    form.change({ nickname: ' Dara ', profile: 'Draws.', personalWebsite: ' https://dara.example' });
    expect(await form.submit()).toEqual({ answer: false });
    expect(calls.saveUserInfo.mock.calls[0]?.[0]).toEqual({
      email: user.email,
      nickname: 'Dara',
      countryRegion: 'KH',
      area: 'KH-12',
      address: '',
      profile: 'Draws.',
      personalWebsite: 'https://dara.example',
    });
    refresh();
    await vi.waitFor(() => {
      expect(session.user?.name).toBe('Dara');
    });
    expect([form.isDirty, form.values.nickname]).toEqual([false, 'Dara']);
  });

  it.each([
    [{ email: '' }, 'email', 'required'],
    [{ email: 'nobody' }, 'email', 'pattern'],
    [{ personalWebsite: 'javascript:alert(1)' }, 'personalWebsite', 'pattern'],
    [{ personalWebsite: 'dara.example' }, 'personalWebsite', 'pattern'],
    [{ personalWebsite: 'https://dara.example/'.padEnd(2_049, 'x') }, 'personalWebsite', 'tooLong'],
  ])('is not sent with %j', async (change, field, rule) => {
    const { form } = await opened();
    form.change(change);
    await form.submit();
    expect(form.shownProblems).toMatchObject({ [field]: { rule } });
    expect(calls.saveUserInfo).not.toHaveBeenCalled();
    // The draft would outlive the test.
    form.restore();
  });

  it('says that another email address was stored, which is to be confirmed', async () => {
    const { form } = await opened();
    form.change({ email: 'dara@sala.example' });
    expect(await form.submit()).toEqual({ answer: true });
  });

  it('is not sent while a level of the area is missing', async () => {
    const { form } = await opened();
    form.change({ countryRegion: 'CN', area: '110000' });
    await form.submit();
    expect(Object.keys(form.shownProblems)).toEqual(['area']);
    expect(calls.saveUserInfo).not.toHaveBeenCalled();
  });

  it('follows another tab, but keeps what was typed here', async () => {
    const { form } = await opened();
    form.change({ address: 'Street 1' });
    session.takeUser({ ...user, name: 'Dara', address: 'Street 2' });
    expect(form.values).toMatchObject({ nickname: 'Dara', address: 'Street 1' });
    form.restore();
    expect(form.values.address).toBe('Street 2');
  });
});
