import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { getApplication } from '../../../api/generated/applications/applications';
import { correctChannelActivity, getChannelActivity } from '../../../api/generated/forms/forms';
import type { ApplicationDto, StoredChannelActivityDto, UserInfoDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';
import { CorrectionStore } from './correction.store';

vi.mock('../../../api/generated/applications/applications');
vi.mock('../../../api/generated/forms/forms');
const correct = vi.mocked(correctChannelActivity);

const activity = {
  id: 12,
  activityName: 'HolidayCamp',
  channelType: 'App store',
  promotionTime: ['2099-01-01 00:00:00', '2099-01-31 12:30:00'],
  promoteLink: 'https://sala.example/last-year',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['camp'],
  pushNotify: false,
  advertisingContent: 'Five afternoons.',
  submitter: 'Sok Dara',
  submittedTime: '2026-01-01 00:00:00',
  applicationId: 7,
} satisfies StoredChannelActivityDto;
const application = {
  ...{ id: 7, activityId: 12, isMine: true, state: 'submitApplication', version: 2 },
} as ApplicationDto;

/** What the server has now. */
function have(now: Partial<ApplicationDto> = {}): void {
  vi.mocked(getApplication).mockResolvedValue({ ...application, ...now });
  vi.mocked(getChannelActivity).mockResolvedValue(activity);
}
async function opened(): Promise<CorrectionStore> {
  const store = new CorrectionStore(7);
  await store.load();
  return store;
}

beforeEach(() => {
  vi.resetAllMocks();
  session.user = { accountId: 'ada' } as UserInfoDto;
});
afterEach(async () => {
  (await opened()).view.data?.form?.restore();
  session.user = null;
});

it('starts with what was returned, and corrects the same activity', async () => {
  have();
  const { view } = await opened();
  const form = view.data?.form;
  expect(form?.values).toMatchObject({ activityName: 'HolidayCamp', keyword: ['camp'], pushNotify: false });
  expect(form?.values).not.toHaveProperty('submitter');
  correct.mockResolvedValue(activity);
  form?.change({ promoteLink: 'https://sala.example/camp' });
  expect(await form?.submit()).toEqual({ answer: activity });
  expect(correct).toHaveBeenCalledWith(
    12,
    expect.objectContaining({
      version: 2,
      promoteLink: 'https://sala.example/camp',
      activityName: 'HolidayCamp',
    }),
    expect.anything(),
  );
});

it.each([{ state: 'leaderReview' }, { isMine: false }, { activityId: null }] as Partial<ApplicationDto>[])(
  'has no form for %j',
  async (now) => {
    have(now);
    expect((await opened()).view.data?.form).toBeNull();
    have();
  },
);

it('keeps what was typed, and follows an application that was returned again', async () => {
  have();
  (await opened()).view.data?.form?.change({ activityName: 'Camp2026' });
  have({ version: 4 });
  expect((await opened()).view.data?.form).toMatchObject({
    values: { activityName: 'Camp2026', keyword: ['camp'] },
    version: 4,
  });
});

it('shows the current state after a conflict', async () => {
  have();
  const { view } = await opened();
  const error = new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null, data: {} });
  correct.mockRejectedValue(error);
  have({ state: 'leaderReview', version: 3 });
  expect(await view.data?.form?.submit()).toBeNull();
  await vi.waitFor(() => {
    expect(view.data?.form).toBeNull();
  });
  have();
});
