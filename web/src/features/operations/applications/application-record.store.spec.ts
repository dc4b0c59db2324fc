import { expect, it, vi } from 'vitest';
import { getApplicationHistory, listApplications } from '../../../api/generated/applications/applications';
import type { ApplicationDto } from '../../../api/generated/model';
import { ApplicationRecordStore } from './application-record.store';

vi.mock('../../../api/generated/applications/applications');
vi.mocked(getApplicationHistory).mockResolvedValue({ list: [], total: 0 });

const application = (id: number, returnedTime: string | null = null) =>
  ({ id, returnedTime }) as ApplicationDto;

/** The number of the application that is shown, or 0. */
async function shown(
  latest: 'newest' | 'returned',
  { own, all }: Record<'own' | 'all', ApplicationDto[]>,
): Promise<number | undefined> {
  vi.mocked(listApplications).mockImplementation((params) => {
    const list = params?.applicant === 'me' ? own : all;
    return Promise.resolve({ list, total: list.length });
  });
  const store = new ApplicationRecordStore(0, latest);
  await store.load();
  return store.review.record.view.data?.id;
}

const [early, late] = ['2026-01-01 09:00:00', '2026-02-01 09:00:00'];
const others = [application(9, early), application(8, late)];

it('shows what was returned last to the viewer, even if another was returned later', async () => {
  const own = [application(3, '2025-01-01 09:00:00'), application(2, '2025-02-01 09:00:00')];
  expect(await shown('returned', { own, all: [...others, ...own] })).toBe(2);
});

it('shows what was returned last in the school, if nothing was returned to the viewer', async () => {
  expect(await shown('returned', { own: [], all: others })).toBe(8);
});

it('shows nothing if nothing was returned', async () => {
  expect(await shown('returned', { own: [], all: [] })).toBe(0);
});

it('takes no application of others for the newest one of the viewer', async () => {
  expect(await shown('newest', { own: [], all: others })).toBe(0);
});
