import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestApi } from '../support/test-api.js';

interface Queue {
  id: number;
  version: number;
}
interface Item {
  id: number;
  title: string;
  stage: string;
  reason: string | null;
  content: object | null;
  version: number;
}

describe('the items of a queue', () => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await TestApi.start();
    admin = await api.signIn('admin');
  });
  afterAll(() => api.stop());

  const post = async <Data>(path: string, body: object, headers = {}) =>
    await api.post<Data>(`/api/${path}`, { token: admin, body, headers });
  const made = async (title: string): Promise<Queue> => {
    const headers = { 'idempotency-key': randomUUID() };
    return (await post<Queue>('quality-inspections', { title, kind: 'text', items: 1 }, headers)).body.data;
  };
  const onlyItem = async ({ id }: Queue) => {
    const path = `/api/quality-inspections/${id}/items`;
    const [item] = (await api.get<{ list: Item[] }>(path, { token: admin })).body.data.list;
    if (!item) throw new Error('The queue is empty.');
    return item;
  };
  const decide = ({ id, version }: Item, action: string) =>
    post<{ item: Item }>(`quality-inspection-items/${id}/${action}`, {
      ...{ version, ...(action === 'reject' ? { reason: 'No sound' } : {}) },
    });
  const remove = ({ id, version }: Queue) => post(`quality-inspections/${id}/remove`, { version });
  const history = async ({ id }: Queue) => {
    const path = `/api/quality-inspections/${id}/history`;
    return (await api.get<{ list: { after: object | null }[] }>(path, { token: admin })).body.data.list;
  };

  test('an item comes with what is to be inspected, counted over its facts', async () => {
    const queue = await made('With content');
    const item = await onlyItem(queue);
    const [stored] = await api.sql(
      `SELECT kind, subject, source, author.name AS author, sum(publications)::int AS publications,
              sum(clicks)::int AS clicks, sum(likes)::int AS likes, sum(comments)::int AS comments
         FROM quality_queue_item JOIN content_item ON content_item.id = content_item_id
         JOIN author ON author.id = author_id JOIN content_fact ON content_fact.item_id = content_item_id
        WHERE quality_queue_item.id = $1 GROUP BY content_item.id, author.id`,
      [item.id],
    );
    expect(stored).toMatchObject({ kind: 'text' });
    expect(item.content).toEqual(stored);
    expect((await decide(item, 'pass')).body.data.item.content).toEqual(stored);
    await api.sql('UPDATE quality_queue_item SET content_item_id = NULL WHERE id = $1', [item.id]);
    expect((await onlyItem(queue)).content).toBeNull();
    await remove(queue);
  });

  test('the reason for a rejection stays with the item and in the history', async () => {
    const queue = await made('One rejected');
    const item = await onlyItem(queue);
    expect(item.reason).toBeNull();
    const { body } = await decide(item, 'reject');
    expect(body.data.item.reason).toBe('No sound');
    expect((await onlyItem(queue)).reason).toBe('No sound');
    expect((await history(queue))[0]).toMatchObject({
      after: { item: item.title, stage: 'rejected', reason: 'No sound' },
    });
    expect((await decide(body.data.item, 'reopen')).body.data.item.reason).toBeNull();
    await remove(queue);
  });

  test.each([
    [{}, 'required'],
    [{ reason: '' }, 'minLength'],
    [{ reason: ' ' }, 'pattern'],
    [{ reason: 'x'.repeat(201) }, 'maxLength'],
  ])('a rejection with %j breaks the contract', async (sent, rule) => {
    const queue = await made('Not rejected');
    const { id, version } = await onlyItem(queue);
    const answer = await post(`quality-inspection-items/${id}/reject`, { version, ...sent });
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ field: 'reason', rule }] } } });
    expect(await onlyItem(queue)).toMatchObject({ stage: 'waiting', version });
    await remove(queue);
  });

  test('a decision that is taken back restores the stage before it', async () => {
    const queue = await made('Second thoughts');
    const sampled = (await decide(await onlyItem(queue), 'sample')).body.data.item;
    const passed = (await decide(sampled, 'pass')).body.data.item;
    const reopened = (await decide(passed, 'reopen')).body.data.item;
    expect(reopened).toMatchObject({ stage: 'sampled', version: 4 });
    expect((await decide(reopened, 'reopen')).body.data.item).toMatchObject({ stage: 'waiting', version: 5 });
    await remove(queue);
  });
});
