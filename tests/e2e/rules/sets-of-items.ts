import type { Page } from '@playwright/test';
import { follow, newToken } from '../visitor.ts';
import { dialog, shown } from './visit.ts';

interface Policy {
  id: number;
  version: number;
}

const NAMES = { none: 'Lanterns: none', members: 'Lanterns: by hand', rule: 'Lanterns: by rule' };
/** The keys of the sets by their names. */
const made = new Map<string, number>();

/** Makes a set without items, one with some, and one with a rule. */
export async function makeSets(page: Page): Promise<void> {
  const token = await newToken(page, 'admin');
  const call = async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Data> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  const make = async (name: string, filterType: 'artificial' | 'rules') => {
    const policy = await call<Policy>('POST', 'policies', {
      name,
      contentType: 'img',
      filterType,
      status: 'online',
    });
    made.set(name, policy.id);
    return policy;
  };
  await make(NAMES.none, 'artificial');
  const members = await make(NAMES.members, 'artificial');
  const { list } = await call<{ list: { id: number }[] }>('GET', 'library/items?kind=imageText&pageSize=5');
  const itemIds = list.map(({ id }) => id);
  await call('PUT', `policies/${members.id}/items`, { version: members.version, itemIds });
  const { id, version } = await make(NAMES.rule, 'rules');
  const any = { subjects: ['robotics'], languages: [], labels: [], authorIds: [], sources: [] };
  await call('PUT', `policies/${id}/rule`, { version, rule: { ...any, order: 'newest', limit: 3 } });
}

/** Opens the tab of a set. */
export const openItems = (name: string) => async (page: Page) => {
  await follow(page, `/list/search-table?record=${made.get(name)}&tab=items`);
  await shown(dialog(page).getByRole('tab', { name: 'Items', selected: true }));
  await shown(dialog(page).getByText(/^(Delivered now|There is no rule)/));
};
