import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { displayTime } from '../../src/common/time/display-time.js';
import { Config } from '../../src/config/config.js';
import { ContentItems, type Item } from '../support/content-items.js';
import { PolicyMembers } from '../support/policy-members.js';
import { type PolicyDetail } from '../support/policies.js';
import { type Answer, TestApi } from '../support/test-api.js';

const HOUR = 3_600_000;
const LABELS = ['timed'];

interface Times {
  onlineFrom: string | null;
  onlineUntil: string | null;
}

describe('the times of sets and items', () => {
  let api: TestApi;
  let items: ContentItems;
  let sets: PolicyMembers;
  beforeAll(async () => {
    api = await TestApi.start();
    items = await ContentItems.start(api);
    sets = new PolicyMembers(api, items.tokens.inspector);
  });
  afterAll(() => api.stop());

  /** @param hours from now */
  const at = (hours: number) =>
    displayTime(new Date(Date.now() + hours * HOUR), api.app.get(Config).timeZone);
  const put = <Row>(path: string, version: number, times: Partial<Times>, token = items.tokens.inspector) =>
    api.call<Row & Times>('PUT', `${path}/schedule`, {
      token,
      body: { onlineFrom: null, onlineUntil: null, version, ...times },
    });
  const schedule = ({ id, version }: Item, times: Partial<Times>): Promise<Answer<Item & Times>> =>
    put(`/api/library/items/${id}`, version, times);

  test('of a set are stored, told by the history, and only in order', async () => {
    const set = await sets.set();
    const path = `/api/policies/${set.id}`;
    const times = { onlineFrom: at(-2), onlineUntil: at(2) };
    const { body } = await put<PolicyDetail>(path, set.version, times);
    expect(body.data).toMatchObject({ ...times, version: 2 });
    expect((await sets.detail(set.id)) as object).toMatchObject(times);
    expect((await put(path, 1, {})).body.code).toBe(40900);
    expect((await put(path, 2, times)).body.data).toMatchObject({ version: 2 });
    const reversed = await put(path, 2, { onlineFrom: at(2), onlineUntil: at(1) });
    expect(reversed.body.data).toMatchObject({ errors: [{ field: 'onlineUntil', rule: 'afterStart' }] });
    expect((await put(path, 2, { onlineFrom: '2026-02-30 00:00:00' })).status).toBe(400);
    expect((await put(path, 2, {}, items.tokens.owner)).body.code).toBe(40300);
    expect((await sets.history(set.id))[0]).toMatchObject({
      action: 'edit',
      before: { onlineFrom: null, onlineUntil: null },
      after: times,
    });
    expect((await put(path, 2, {})).body.data).toMatchObject({ onlineFrom: null, onlineUntil: null });
  });

  test('of an item keep it from sets until its time has come, and after it is over', async () => {
    const [early, late, always] = [
      await items.published({ labels: LABELS }),
      await items.published({ labels: LABELS }),
      await items.published({ labels: LABELS }),
    ];
    const set = await sets.set({ filterType: 'artificial' });
    const ruled = await sets.set({ filterType: 'rules' });
    await sets.setRule(ruled.id, ruled.version, { labels: LABELS });
    await sets.setItems(set.id, set.version, [early.id, late.id, always.id]);
    const from = { onlineFrom: at(1), onlineUntil: null };
    expect((await schedule(early, from)).body.data).toMatchObject({
      ...from,
      online: 'online',
      version: early.version + 1,
    });
    await schedule(late, { onlineUntil: at(1) });
    expect((await sets.detail(set.id)).count).toBe(2);
    await sets.recount();
    expect((await sets.detail(ruled.id)).count).toBe(2);
    const page = await sets.page(set.id);
    expect(page.delivered).toBe(2);
    expect(page.list.map(({ reason }) => reason)).toEqual(['scheduled', undefined, undefined]);
    const holding = (await sets.policiesOf(early.id)).list;
    expect(holding.map(({ id }) => id)).toEqual(expect.arrayContaining([ruled.id, set.id]));
    expect(holding.every(({ isDelivered }) => !isDelivered)).toBe(true);
    expect((await items.history(early.id))[0]).toMatchObject({ action: 'edit', after: from });

    // Two hours go by.
    await api.sql(
      `ALTER TABLE content_item DISABLE TRIGGER content_follow_times;
       UPDATE content_item SET online_from = online_from - interval '2 hours', online_until = online_until - interval '2 hours'
        WHERE labels @> '{timed}';
       ALTER TABLE content_item ENABLE TRIGGER content_follow_times`,
    );
    await sets.recount();
    expect((await sets.detail(set.id)).count).toBe(2);
    expect((await sets.detail(ruled.id)).count).toBe(2);
    const [first, second, third] = (await sets.page(set.id)).list;
    expect([first?.reason, second?.reason, third?.reason]).toEqual([undefined, 'scheduled', undefined]);
  });

  test('of an item are set by administrators, in the version that they have read', async () => {
    const item = await items.created();
    const path = `/api/library/items/${item.id}`;
    expect((await put(path, item.version, {}, items.tokens.owner)).body.code).toBe(40300);
    expect((await schedule(item, { onlineUntil: at(1) })).body.code).toBe(20000);
    expect((await schedule(item, {})).body).toMatchObject({
      code: 40900,
      data: { state: 'draft', version: 2 },
    });
    expect((await put('/api/library/items/2000000000', 1, {})).body.code).toBe(40400);
    const listed = (await items.list('state=draft&mine=true', 'owner')).list.find(({ id }) => id === item.id);
    expect(listed).toMatchObject({ onlineFrom: null });
  });

  test('a first rule is taken back', async () => {
    const { id, version } = await sets.set({ filterType: 'rules' });
    const { body } = await sets.setRule(id, version, { labels: LABELS });
    const { data } = await api
      .call<PolicyDetail>('PUT', `/api/policies/${id}/rule`, {
        token: items.tokens.inspector,
        body: { version: body.data.version, rule: null },
      })
      .then((answer) => answer.body);
    expect(data).toMatchObject({ count: 0, version: version + 2 });
    expect(await sets.page(id)).toMatchObject({ rule: null, delivered: 0 });
  });

  test('only what a set of a content type holds is found for it', async () => {
    await api.sql(`UPDATE content_item SET orientation = 'vertical' WHERE kind = 'video' AND id % 2 = 0`);
    await api.sql(`UPDATE content_item SET orientation = 'horizontal' WHERE kind = 'video' AND id % 2 = 1`);
    const { list } = await items.list('fits=verticalVideo&pageSize=100');
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((item) => `${item.kind} ${item.id % 2}`))).toEqual(new Set(['video 0']));
    const texts = await items.list('fits=img&pageSize=100');
    expect(texts.list.every(({ kind }) => kind !== 'video')).toBe(true);
  });
});
