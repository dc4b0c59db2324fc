import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type QueueItemAction,
  type QueueItemStage,
  type QueueMove,
  type QueueState,
} from '../../src/content/quality-inspections/quality-inspections.constants.js';
import { TestApi } from '../support/test-api.js';

interface Queue {
  id: number;
  title: string;
  data: { value: string }[];
  actions: string[];
  version: number;
}
interface Item {
  id: number;
  title: string;
  duration: number;
  stage: string;
  actions: string[];
  version: number;
}
interface Judged {
  item: Item;
  queue: Queue;
}

type Steps<Action extends string, State extends string> = Record<State, Partial<Record<Action, State>>>;

/**
 * The allowed transitions, duplicated here on purpose. A new state or stage does not compile without its row.
 */
const MOVES: Steps<QueueMove, QueueState> = {
  open: { remove: 'removed' },
  removed: { restore: 'open' },
};
const JUDGEMENTS: Steps<QueueItemAction, QueueItemStage> = {
  waiting: { pass: 'done', sample: 'sampled', reject: 'rejected' },
  sampled: { pass: 'done', reject: 'rejected', reopen: 'waiting' },
  done: { reopen: 'waiting' },
  rejected: { reopen: 'waiting' },
};

/** Every action in every state. `to` is undefined if the action is rejected. */
function everyStep<Action extends string, State extends string>(steps: Steps<Action, State>) {
  const states = Object.keys(steps) as State[];
  const actions = new Set(states.flatMap((state) => Object.keys(steps[state]) as Action[]));
  return states.flatMap((from) => [...actions].map((action) => ({ action, from, to: steps[from][action] })));
}

/** The actions that bring a new queue into a given state. */
function wayTo(state: QueueState): QueueMove[] {
  if (state === 'open') return [];
  const last = everyStep(MOVES).find(({ from, to }) => to === state && from !== state);
  return last ? [...wayTo(last.from), last.action] : [];
}

describe('quality queues', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());

  const queues = async (token = admin) =>
    (await api.get<Queue[]>('/api/list/quality-inspection', { token })).body.data;
  const create = (body: object, token = admin, key: string = randomUUID()) =>
    api.post<Queue>('/api/quality-inspections', { token, body, headers: { 'idempotency-key': key } });
  const made = async (title: string, items = 3) => (await create({ title, kind: 'text', items })).body.data;
  const move = ({ id, version }: Queue, action: string, token = admin) =>
    api.post<Queue>(`/api/quality-inspections/${id}/${action}`, { token, body: { version } });
  const items = async ({ id }: Queue, query = '') =>
    (
      await api.get<{ list: Item[]; total: number }>(`/api/quality-inspections/${id}/items?${query}`, {
        token: user,
      })
    ).body.data;
  const onlyItem = async (queue: Queue) => {
    const [item] = (await items(queue)).list;
    if (!item) throw new Error('The queue is empty.');
    return item;
  };
  const judge = ({ id, version }: Item, action: string, token = admin) =>
    api.post<Judged>(`/api/quality-inspection-items/${id}/${action}`, {
      ...{ token, body: { version, ...(action === 'reject' ? { reason: 'No sound' } : {}) } },
    });
  /** Content of a kind that waits in no queue. */
  const available = async (kind: string) => {
    const [row] = await api.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM content_item WHERE kind = $1 AND id NOT IN (
         SELECT content_item_id FROM quality_queue_item JOIN quality_queue ON quality_queue.id = queue_id
          WHERE stage IN ('waiting', 'sampled') AND removed_at IS NULL)`,
      [kind],
    );
    return row?.count ?? 0;
  };
  const history = async ({ id }: Queue) =>
    (
      await api.get<{ list: { action: string; before: object | null; after: object | null }[] }>(
        `/api/quality-inspections/${id}/history`,
        { token: user },
      )
    ).body.data.list;

  test('a new queue is filled with content that is in no other queue', async () => {
    const texts = await available('text');
    const first = (await create({ title: 'New texts', kind: 'text', items: 50 })).body.data;
    expect(first).toMatchObject({ title: 'New texts', version: 1, actions: ['inspect', 'remove'] });
    expect(first.data.map(({ value }) => value)).toEqual(['50', '6000s', '0']);
    expect((await queues()).at(-1)).toEqual(first);
    expect((await items(first, 'pageSize=1&stage=waiting')).total).toBe(50);
    const second = (await create({ title: 'More texts', kind: 'text', items: 100 })).body.data;
    expect(second.data[0]?.value).toBe(`${texts - 50}`);
    expect(await history(second)).toMatchObject([
      { action: 'create', before: null, after: { title: 'More texts', items: texts - 50, kind: 'text' } },
    ]);
    for (const queue of [first, second]) await move(queue, 'remove');
  });

  test('repeated requests with one key create it once', async () => {
    const key = randomUUID();
    const before = (await queues()).length;
    const body = { title: 'Sent twice', kind: 'video', items: 2 };
    const answers = await Promise.all([create(body, admin, key), create(body, admin, key)]);
    expect(answers[0].body.data).toEqual(answers[1].body.data);
    expect(await queues()).toHaveLength(before + 1);
    expect((await create({ ...body, items: 3 }, admin, key)).body.code).toBe(40900);
  });

  test('two queues created concurrently share no items', async () => {
    const queues = await Promise.all(['One', 'Other'].map((title) => made(title, 10)));
    const found = await Promise.all(queues.map((queue) => items(queue)));
    const titles = found.flatMap(({ list }) => list.map(({ title }) => title));
    expect(new Set(titles).size).toBe(20);
    for (const queue of queues) await move(queue, 'remove');
  });

  test.each([
    [{ kind: 'text' }, 'title', 'required'],
    [{ title: '', kind: 'text' }, 'title', 'minLength'],
    [{ title: ' x', kind: 'text' }, 'title', 'pattern'],
    [{ title: 'x'.repeat(65), kind: 'text' }, 'title', 'maxLength'],
    [{ title: 'x', kind: 'poem' }, 'kind', 'enum'],
    [{ title: 'x', kind: 'text', items: 0 }, 'items', 'minimum'],
    [{ title: 'x', kind: 'text', items: 201 }, 'items', 'maximum'],
    [{ title: 'x', kind: 'text', name: 'y' }, 'name', 'unknown'],
  ])('%j violates the contract', async (body, field, rule) => {
    expect(await create(body)).toMatchObject({
      status: 400,
      body: { code: 40000, data: { errors: [{ field, rule }] } },
    });
  });

  test('a user can view but not change anything', async () => {
    const queue = await made('Only to look at', 1);
    const shown = (await queues(user)).find(({ id }) => id === queue.id);
    expect(shown).toMatchObject({ actions: [] });
    const item = await onlyItem(queue);
    expect(item.actions).toEqual([]);
    const attempts = [
      create({ title: 'x', kind: 'text' }, user),
      ...['remove', 'restore'].map((action) => move(queue, action, user)),
      ...['pass', 'sample', 'reject', 'reopen'].map((action) => judge(item, action, user)),
    ];
    for (const { body } of await Promise.all(attempts))
      expect(body).toMatchObject({ code: 40300, data: null });
    expect((await items(queue)).list[0]).toEqual(item);
  });

  test('a removed queue leaves the list and is restored with its content', async () => {
    const queue = await made('Removed by mistake');
    const removed = (await move(queue, 'remove')).body;
    expect(removed).toMatchObject({ code: 20000, data: { actions: ['restore'], version: 2 } });
    expect((await queues()).map(({ id }) => id)).not.toContain(queue.id);
    expect((await move(removed.data, 'remove')).body).toMatchObject({
      code: 40900,
      data: { state: 'removed', version: 2 },
    });
    const restored = (await move(removed.data, 'restore')).body.data;
    expect(restored).toEqual({ ...queue, version: 3 });
    expect((await queues()).at(-1)).toEqual(restored);
    expect((await move(restored, 'restore')).body).toMatchObject({ code: 40900, data: { state: 'open' } });
    expect((await history(queue)).map(({ action }) => action)).toEqual(['restore', 'remove', 'create']);
  });

  test('of two concurrent removals, one succeeds', async () => {
    const queue = await made('Wanted by two');
    const answers = await Promise.all([move(queue, 'remove'), move(queue, 'remove')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
  });

  test.each(everyStep(MOVES))('$action a queue that is $from', async ({ action, from, to }) => {
    let queue = await made('One move', 1);
    for (const step of wayTo(from)) queue = (await move(queue, step)).body.data;
    const { body } = await move(queue, action);
    if (to === undefined) expect(body).toMatchObject({ code: 40900, data: { state: from } });
    else
      expect((await history(queue))[0]).toMatchObject({
        action,
        before: { state: from },
        after: { state: to },
      });
  });

  test.each(everyStep(JUDGEMENTS))('$action an item that is $from', async ({ action, from: stage, to }) => {
    const queue = await made('One item', 1);
    await api.sql('UPDATE quality_queue_item SET stage = $1 WHERE queue_id = $2', [stage, queue.id]);
    const item = await onlyItem(queue);
    const { body } = await judge(item, action);
    if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state: stage, version: 1 } });
    } else {
      expect(body.data.item).toMatchObject({
        ...{ stage: to, version: 2, actions: Object.keys(JUDGEMENTS[to]) },
      });
      const [waiting, sampled] = [to === 'waiting' ? 1 : 0, to === 'sampled' ? 1 : 0];
      expect(body.data.queue.data.map(({ value }) => value)).toEqual([
        ...[`${waiting}`, `${waiting * item.duration}s`, `${sampled}`],
      ]);
      expect(body.data.queue.actions).toEqual(waiting + sampled === 1 ? ['inspect', 'remove'] : ['remove']);
      expect((await history(queue))[0]).toMatchObject({
        action,
        before: { item: item.title, stage },
        after: { item: item.title, stage: to },
      });
    }
    await move(queue, 'remove');
  });

  test('of two concurrent decisions on an item, one succeeds and the other conflicts', async () => {
    const queue = await made('Judged by two', 1);
    const item = await onlyItem(queue);
    const answers = await Promise.all([judge(item, 'pass'), judge(item, 'reject')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const [now] = (await items(queue)).list;
    const lost = answers.find(({ body }) => body.code === 40900);
    expect(lost?.body.data).toEqual({ state: now?.stage, version: 2 });
  });

  test('items of a removed queue cannot be inspected', async () => {
    const queue = await made('Removed while open', 1);
    const item = await onlyItem(queue);
    await move(queue, 'remove');
    expect((await judge(item, 'pass')).body).toMatchObject({
      code: 40900,
      data: { state: 'removed', version: 2 },
    });
  });
});
