import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { can } from '../../src/common/auth/can.js';
import { CAPABILITIES } from '../../src/common/auth/capabilities.constants.js';
import { rolesThatMayCall } from '../../src/common/auth/may-call.js';
import { ROLE_NAMES, ROLES, type Role } from '../../src/common/auth/roles.constants.js';
import { ContentItems } from '../support/content-items.js';
import { type TestApi } from '../support/test-api.js';

/** Not a role of the product, whatever roles it has. */
const EDITOR = 'editor at night' as Role;

(ROLES as Role[]).push(EDITOR);
Object.assign(ROLE_NAMES, { [EDITOR]: ROLE_NAMES.user });
Object.assign(CAPABILITIES, {
  'content.publish': { roles: ['admin', EDITOR], givenWith: ['content.seeAll'] },
  'content.seeAll': { roles: ['admin', EDITOR], givenWith: [] },
});

/** A new role needs two entries: one in the names of roles, and one at each capability that it has. */
describe('a third role, which publishes what others have approved', () => {
  let api: TestApi;
  let items: ContentItems;
  let editor: string;

  beforeAll(async () => {
    // Imported here because the operation declarations read the tables when they are loaded.
    const support = await import('../support/test-api.js');
    api = await support.TestApi.start();
    items = await ContentItems.start(api);
    await api.signInStranger('editor');
    await api.sql(`UPDATE account SET role = $1 WHERE user_name = 'editor'`, [EDITOR]);
    const body = { username: 'editor', password: 'user' };
    editor = (await api.post<{ token: string }>('/api/user/login', { body })).body.data.token;
  });
  afterAll(() => api.stop());

  const codeOf = async (path: string, body: object = {}) =>
    (await api.post(path, { token: editor, body })).body.code;

  test('finds, reads and publishes what others have written', async () => {
    const { id } = await items.taken(await items.created(), 'submit', 'approve');
    const path = `/api/library/items/${id}`;
    const read = await api.get<{ version: number; actions: string[] }>(path, { token: editor });
    expect(read.body.code).toBe(20000);
    expect(read.body.data.actions).toEqual(['online']);
    expect(await codeOf(`${path}/remove`, { version: read.body.data.version })).toBe(40300);
    expect(await codeOf(`${path}/publish`, { version: read.body.data.version })).toBe(20000);
  });

  test('is refused everything else', async () => {
    const { id, version } = await items.taken(await items.created(), 'submit');
    expect(await codeOf(`/api/library/items/${id}/approve`, { version })).toBe(40300);
    expect(await codeOf('/api/accounts/1/disable', { version: 1, reason: 'No reason' })).toBe(40300);
    expect((await api.get('/api/enquiries', { token: editor })).body.code).toBe(40300);
  });

  test('does not affect administrators, who may call every operation', () => {
    expect(rolesThatMayCall('publishContentItem')).toEqual(['admin', EDITOR]);
    expect(rolesThatMayCall('takeEnquiry')).toEqual(['admin']);
    expect(rolesThatMayCall('listPolicies')).toEqual(ROLES);
    expect(can({ role: EDITOR, grants: [] }, 'content.inspect')).toBe(false);
  });

  test('is in the OpenAPI document', async () => {
    const { LIVE_EVENTS } = await import('../../src/app.live-events.js');
    const { describeApi } = await import('../../src/platform/openapi/describe-api.js');
    const { paths, components } = describeApi(api.app, {
      films: {},
      liveEvents: LIVE_EVENTS,
      limits: { rememberedDays: 30, undoHours: 24 },
      sessionHours: 8,
      tables: {},
      webhooks: [],
      routes: [],
    });
    expect(paths['/api/library/items/{id}/publish']?.post).toMatchObject({ 'x-access': ['admin', EDITOR] });
    expect(components?.schemas?.Role).toMatchObject({ enum: ROLES });
  });
});
