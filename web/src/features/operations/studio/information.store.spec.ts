import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import { saveStudioInformation } from '../../../api/generated/studio/studio';
import { InformationStore } from './information.store';

vi.mock('../../../api/generated/studio/studio');
const stored = { title: 'Theirs', notification: 'Welcome', category: 'robotics' as const, version: 4 };
const author = { person: 'Keo Sreyleak', time: '2026-11-24 10:05:00' };

describe('InformationStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('shows what somebody else has stored, and who that was', async () => {
    const data = { ...stored, ...author };
    vi.mocked(saveStudioInformation).mockRejectedValue(
      new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null, data }),
    );
    const store = new InformationStore();
    expect(await store.save({ ...stored, title: 'Mine', version: 3 })).toBe(false);
    expect(store.information.resource.data).toEqual(stored);
    expect(store).toMatchObject({ author, note: { kind: 'conflict' } });
  });
});
