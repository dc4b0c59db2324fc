import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ContentItems } from '../support/content-items.js';
import { ITEM_ROW, OtherSystem } from '../support/integration.js';
import { TestApi } from '../support/test-api.js';

describe('the removal of an item by external id', () => {
  let api: TestApi;
  let people: ContentItems;
  let system: OtherSystem;
  let owner: OtherSystem;
  beforeAll(async () => {
    api = await TestApi.start();
    people = await ContentItems.start(api);
    system = await OtherSystem.of(api, people.tokens.inspector, 'admin');
    owner = await OtherSystem.of(api, people.tokens.owner, 'user');
  });
  afterAll(() => api.stop());

  const rowOf = (externalId: string) => {
    const { author: _author, ...row } = ITEM_ROW;
    return { ...row, externalId };
  };
  const sent = async (externalId: string, row: object = {}, sender = owner) => {
    const { rows } = await sender.sent('items', { ...rowOf(externalId), ...row });
    return rows[0]?.id ?? 0;
  };

  test('puts it into the bin, once, with the history of any other removal', async () => {
    // A path could not hold all of them.
    for (const externalId of ['lesson-1', '../a/b?c=1&d#e 100%', '..', 'មេរៀន ១']) {
      const id = await sent(externalId);
      const { body } = await owner.remove(externalId);
      expect(body).toMatchObject({ code: 20000, data: { id, state: 'removed', version: 2 } });
      const [entry] = await people.history(id);
      expect(entry).toMatchObject({
        action: 'remove',
        before: { state: 'draft' },
        after: { state: 'removed' },
      });
      const again = await owner.remove(externalId);
      expect(again.body).toMatchObject({ code: 20000, data: { id, state: 'removed', version: 2 } });
      expect(await people.history(id)).toHaveLength(2);
    }
  });

  test('leaves the one in the bin alone where another has its id now', async () => {
    const [first, second] = [await sent('twice'), await owner.remove('twice').then(() => sent('other'))];
    await api.sql(`UPDATE content_item SET external_id = 'twice' WHERE id = $1`, [second]);
    expect((await owner.remove('twice')).body.data).toMatchObject({ id: second, state: 'removed' });
    expect((await people.get(first, 'owner')).version).toBe(2);
  });

  test('is for its owner and for administrators', async () => {
    const id = await sent('theirs');
    const stranger = await OtherSystem.of(api, people.tokens.stranger, 'user');
    const unknown = { code: 40400, msg: expect.stringContaining('no item with the external id theirs') };
    expect((await stranger.remove('theirs')).body).toMatchObject(unknown);
    expect((await people.get(id, 'owner')).state).toBe('draft');
    expect((await system.remove('theirs')).body.data).toMatchObject({ id, state: 'removed' });
    const reader = await OtherSystem.of(api, people.tokens.owner, 'user', ['policies:read']);
    expect((await reader.remove('theirs')).body.code).toBe(40300);
  });

  test('says that there is none, and which parameter is missing', async () => {
    const { status, body } = await owner.remove('nowhere');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 40400,
      msg: 'There is no item with the external id nowhere, or it is not yours. Check the id.',
    });
    expect(await owner.remove('')).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field: 'externalId' }] } },
    });
  });

  test('refuses what is inspected or online, says what to do, and changes nothing', async () => {
    const id = await sent('shown', { submit: true });
    expect((await owner.remove('shown')).body).toMatchObject({
      code: 40900,
      msg: expect.stringContaining('is being inspected'),
      data: { state: 'inspecting' },
    });
    const online = await people.taken(await people.get(id, 'inspector'), 'approve', 'publish');
    const isOnline = {
      code: 40900,
      msg: `The item “${ITEM_ROW.title}” is online. Take it offline first, then send this again.`,
    };
    expect((await owner.remove('shown')).body).toMatchObject({ ...isOnline, data: { state: 'online' } });
    await sent('shown', { summary: 'The next revision.' });
    expect((await owner.remove('shown')).body).toMatchObject({ ...isOnline, data: { state: 'draft' } });
    expect(online.id).toBe(id);
    const { version } = await people.get(id, 'inspector');
    await people.act(id, 'unpublish', version, 'inspector');
    expect((await owner.remove('shown')).body.data).toMatchObject({ id, state: 'removed' });
  });
});
