import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS } from '../../src/common/auth/access.constants.js';
import { rolesThatMayCall } from '../../src/common/auth/may-call.js';
import { ROLES } from '../../src/common/auth/roles.constants.js';
import { type TestApi } from '../support/test-api.js';
import { DRAFT, PolicyCalls, type PolicyDetail } from '../support/policies.js';

/** Not a role of the product, whatever roles it has. */
const GUEST = 'guest editor';

(ROLES as unknown as string[]).push(GUEST);
Object.assign(ACCESS, { editPolicy: ['admin', GUEST] });

/** A new role needs two entries: one in the list of roles, and one in the operations that it may call. */
describe('a third role, which may edit policies and not delete them', () => {
  let api: TestApi;
  let editor: string;
  let policy: PolicyDetail;

  beforeAll(async () => {
    // Imported here because the operation declarations read the table when they are loaded.
    const support = await import('../support/test-api.js');
    api = await support.TestApi.start();
    await api.sql(`UPDATE account SET role = '${GUEST}' WHERE user_name = 'user'`);
    editor = await api.signIn('user');
    policy = (await new PolicyCalls(api, await api.signIn('admin')).create(DRAFT)).body.data;
  });
  afterAll(() => api.stop());

  test('sees what everyone sees, and edits', async () => {
    const calls = new PolicyCalls(api, editor);
    expect((await calls.list()).total).toBeGreaterThan(0);
    const { number, contentType, filterType, status, version } = policy;
    const body = { number, name: 'Edited', contentType, filterType, status, version };
    const edited = await api.call<PolicyDetail>('PUT', `/api/policies/${policy.id}`, { token: editor, body });
    expect(edited.body).toMatchObject({ code: 20000, data: { name: 'Edited' } });
  });

  test('is refused everything else', async () => {
    const calls = new PolicyCalls(api, editor);
    expect((await calls.change('delete', [policy.id])).body.code).toBe(40300);
    expect((await calls.create(DRAFT)).body.code).toBe(40300);
    expect((await api.get('/api/enquiries', { token: editor })).body.code).toBe(40300);
  });

  test('does not affect administrators, who may call every operation', () => {
    expect(rolesThatMayCall('editPolicy')).toEqual(['admin', GUEST]);
    expect(rolesThatMayCall('takeEnquiry')).toEqual(['admin']);
    expect(rolesThatMayCall('listPolicies')).toEqual(ROLES);
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
    expect(paths['/api/policies/{id}']?.put).toMatchObject({ 'x-access': ['admin', GUEST] });
    expect(components?.schemas?.Role).toMatchObject({ enum: ROLES });
  });
});
