import { describe, expect, it } from 'vitest';
import type { MenuItemDto } from '../../../api/generated/model';
import { externalLinks, routeGroups } from '../../routing/routes';
import { branchAt, menuTree } from './menu-tree';

const offer = { groups: routeGroups, links: externalLinks, role: 'admin' as const, serverMenu: [] };
const outline = (tree: ReturnType<typeof menuTree>) =>
  tree.map((entry) =>
    'leaves' in entry ? `${entry.name}: ${entry.leaves.map(({ name }) => name).join()}` : entry.name,
  );

describe('menuTree', () => {
  it('shows permitted pages in order, then the external links', () => {
    expect(outline(menuTree(offer))).toEqual([
      'dashboard: Workplace,Monitor,Announcements,Documents',
      'visualization: DataAnalysis,MultiDimensionDataAnalysis',
      'list: SearchTable,Card',
      'form: Step,Group',
      'profile: Basic',
      'result: Success,Error',
      'exception: 403,404,500',
      'user: Info,Setting,Projects,Teams',
      'arcoWebsite',
      'faq',
      'library: Content,Authors',
      'system: Accounts,AccountRequests,Enquiries,Testimonials,Services,Orders,Rights,Audit,Keys,Webhooks,Undelivered,Status',
    ]);
  });

  it('omits pages that the role may not open', () => {
    expect(outline(menuTree({ ...offer, role: 'user' }))).toContain('exception: 404,500');
    expect(menuTree({ ...offer, role: 'user' }).map(({ name }) => name)).not.toContain('system');
  });

  const item = (name: string, order: number, children: string[]): MenuItemDto => ({
    name,
    path: name,
    meta: { locale: name, requiresAuth: true, order, icon: 'icon-apps' },
    children: children.map((child) => item(child, 0, [])),
  });

  it('follows the order of the server and omits pages that it does not name', () => {
    const serverMenu = [
      item('list', 0, ['SearchTable']),
      item('exception', 1, ['500', '404']),
      item('unknown', 2, ['X']),
    ];
    expect(outline(menuTree({ ...offer, serverMenu }))).toEqual([
      'list: SearchTable',
      'exception: 500,404',
      'arcoWebsite',
      'faq',
      'library: Content,Authors',
    ]);
  });

  it('shows pages that older clients do not know with the page that stands for them in the menu of the server', () => {
    const serverMenu = [item('user', 7, ['Message']), item('dashboard', 0, ['Workplace'])];
    expect(outline(menuTree({ ...offer, serverMenu }))).toEqual([
      'dashboard: Workplace,Announcements,Documents',
      'arcoWebsite',
      'faq',
      'system: Accounts,AccountRequests,Enquiries,Testimonials,Rights,Audit,Keys,Webhooks,Undelivered,Status',
    ]);
    expect(outline(menuTree({ ...offer, role: 'user', serverMenu }))).not.toContain('system');
  });
});

describe('branchAt', () => {
  it('finds the group of a screen', () => {
    expect(branchAt(menuTree(offer), '/list/search-table')?.name).toBe('list');
    expect(branchAt(menuTree(offer), '/list/enquiries')?.name).toBe('system');
    expect(branchAt(menuTree(offer), '/nowhere')).toBeUndefined();
  });
});
