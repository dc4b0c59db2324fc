import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type QueueItemAction,
  type QueueItemStage,
} from '../../src/library/quality-inspections/quality-inspections.constants.js';
import { Inspections, type Queue, type QueueItem } from '../support/inspections.js';
import { TestApi } from '../support/test-api.js';

/** Duplicated here on purpose. A new stage does not compile without its row. */
const JUDGEMENTS: Record<QueueItemStage, Partial<Record<QueueItemAction, QueueItemStage>>> = {
  waiting: { pass: 'done', sample: 'sampled', reject: 'rejected' },
  sampled: { pass: 'done', reject: 'rejected', reopen: 'waiting' },
  done: { sample: 'sampled', reopen: 'waiting' },
  rejected: { reopen: 'waiting' },
};
const WAY: Record<QueueItemStage, QueueItemAction[]> = {
  waiting: [],
  sampled: ['sample'],
  done: ['pass'],
  rejected: ['reject'],
};
/** What the content is at each stage. */
const STATES: Record<QueueItemStage, string> = {
  waiting: 'inspecting',
  sampled: 'inspecting',
  done: 'approved',
  rejected: 'rejected',
};
const LABELS = ['inspections.spec'];

describe('the inspection', () => {
  let api: TestApi;
  let inspections: Inspections;
  let queue: Queue;
  beforeAll(async () => {
    api = await TestApi.start();
    inspections = await Inspections.start(api);
    await api.sql('UPDATE quality_queue SET removed_at = now() WHERE NOT is_general');
    queue = await inspections.made('Inspected', { labels: LABELS });
  });
  afterAll(() => api.stop());

  const entryOf = (itemId: number) => inspections.itemsOf(queue, itemId);
  const waiting = async (change: object = {}): Promise<QueueItem> =>
    await entryOf((await inspections.submitted({ labels: LABELS, ...change })).id);
  const judged = async (entry: QueueItem, ...actions: QueueItemAction[]): Promise<QueueItem> => {
    let now = entry;
    for (const action of actions) now = (await inspections.judge(now, action)).body.data.item;
    return now;
  };
  const stateOf = async ({ itemId }: QueueItem) => (await inspections.content.get(itemId)).state;

  const everyStep = (Object.keys(JUDGEMENTS) as QueueItemStage[]).flatMap((from) =>
    (['pass', 'sample', 'reject', 'reopen'] as const).map((action) => ({
      action,
      from,
      to: JUDGEMENTS[from][action],
    })),
  );
  test.each(everyStep)('$action an item that is $from', async ({ action, from, to }) => {
    const entry = await judged(await waiting(), ...WAY[from]);
    expect(entry).toMatchObject({ stage: from, actions: Object.keys(JUDGEMENTS[from]) });
    const { body } = await inspections.judge(entry, action);
    if (to === undefined) {
      expect(body).toMatchObject({ code: 40900, data: { state: from, version: entry.version } });
      expect(await stateOf(entry)).toBe(STATES[from]);
      return;
    }
    expect(body.data.item).toMatchObject({
      stage: to,
      itemId: entry.itemId,
      actions: Object.keys(JUDGEMENTS[to]),
    });
    expect(body.data.item.reason).toBe(to === 'rejected' ? 'No sound' : null);
    expect(await stateOf(entry)).toBe(STATES[to]);
    expect(await inspections.queue(queue.id)).toEqual(body.data.queue);
    expect((await inspections.history(queue))[0]).toMatchObject({
      action,
      before: { item: entry.title, stage: from },
      after: { item: entry.title, stage: to, ...(to === 'rejected' ? { reason: 'No sound' } : {}) },
    });
  });

  test('an item says what and whose it is', async () => {
    const { id, title } = await inspections.submitted({ labels: LABELS, title: 'Ten lamps' });
    expect(await entryOf(id)).toMatchObject({
      ...{ itemId: id, title, kind: 'text', stage: 'waiting', isLeftToOthers: false },
      submittedBy: expect.any(String),
      submittedTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /),
    });
    expect(await inspections.content.get(id)).toMatchObject({
      ...{ id, queue: { id: queue.id, name: queue.name, title: 'Inspected' } },
    });
  });

  test('a decision is in the history of the content, and whoever submitted it is told', async () => {
    const entry = await judged(await waiting({ title: 'Told by a queue' }), 'reject');
    expect((await inspections.content.history(entry.itemId))[0]).toMatchObject({
      ...{ action: 'reject', after: { state: 'rejected', reason: 'No sound' } },
    });
    const notices = async () =>
      (
        await api.sql<{ content: string }>(
          `SELECT content FROM message WHERE type = 'notice' AND link = $1 ORDER BY id`,
          [`/library/content?item=${entry.itemId}`],
        )
      ).map(({ content }) => content);
    expect(await notices()).toEqual([expect.stringContaining('No sound')]);
    await judged(entry, 'reopen');
    expect((await notices())[1]).toContain('Told by a queue');
    const todos = await api.sql(`SELECT FROM message WHERE type = 'todo' AND read_at IS NULL AND link = $1`, [
      `/library/content?item=${entry.itemId}`,
    ]);
    expect(todos.length).toBeGreaterThan(0);
  });

  test('what is decided in the drawer of the content leaves the queue as well', async () => {
    const { itemId } = await waiting();
    const item = await inspections.content.get(itemId);
    const rejected = await inspections.content.taken(item, 'reject');
    expect(await entryOf(itemId)).toMatchObject({ stage: 'rejected', version: 2 });
    const again = (await inspections.content.act(itemId, 'reopen', rejected.version)).body.data;
    expect(again).toMatchObject({ state: 'inspecting', reason: '' });
    await inspections.content.taken(again, 'approve', 'publish');
    const entry = await entryOf(itemId);
    expect(entry).toMatchObject({ stage: 'done', actions: [] });
    expect((await inspections.judge(entry, 'reopen')).body).toMatchObject({
      code: 40900,
      data: { state: 'online' },
    });
    expect(await stateOf(entry)).toBe('online');
  });

  test('a decision that is taken back restores the stage before it', async () => {
    const sampled = await judged(await waiting(), 'sample');
    const reopened = await judged(sampled, 'pass', 'reopen');
    expect(reopened).toMatchObject({ stage: 'sampled' });
    expect(await judged(reopened, 'reopen')).toMatchObject({ stage: 'waiting' });
  });

  test('nobody decides about their own work, nor puts it off', async () => {
    const own = await inspections.content.created({ labels: LABELS }, 'inspector');
    await inspections.content.act(own.id, 'submit', own.version);
    const entry = await entryOf(own.id);
    expect(entry).toMatchObject({ isLeftToOthers: true, actions: [] });
    for (const action of ['pass', 'reject', 'sample'])
      expect((await inspections.judge(entry, action)).body.code).toBe(40900);
    expect(await entryOf(own.id)).toEqual(entry);
    const seen = await inspections.itemsOf(queue, own.id, 'other');
    expect(seen).toMatchObject({ isLeftToOthers: false, actions: ['pass', 'sample', 'reject'] });
    expect((await inspections.judge(seen, 'pass', 'other')).body.data.item.stage).toBe('done');
  });

  test('of two who decide at the same time one succeeds, and the other is told who it was', async () => {
    const entry = await waiting();
    const answers = await Promise.all([
      inspections.judge(entry, 'pass'),
      inspections.judge(entry, 'reject', 'other'),
    ]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const now = await entryOf(entry.itemId);
    const lost = answers.find(({ body }) => body.code === 40900);
    const action = now.stage === 'done' ? 'approve' : 'reject';
    expect(lost?.body.data).toEqual({ state: now.stage, version: 2, action, person: expect.any(String) });
  });

  test('of one in a queue and one in the drawer one succeeds', async () => {
    const entry = await waiting();
    const { version } = await inspections.content.get(entry.itemId);
    const answers = await Promise.all([
      inspections.judge(entry, 'pass'),
      inspections.content.act(entry.itemId, 'reject', version, 'other'),
    ]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
  });

  test.each([
    [{}, 'required'],
    [{ reason: '' }, 'minLength'],
    [{ reason: ' ' }, 'pattern'],
    [{ reason: 'x'.repeat(201) }, 'maxLength'],
  ])('a rejection with %j breaks the contract', async (sent, rule) => {
    const entry = await waiting();
    const path = `/api/quality-inspection-items/${entry.id}/reject`;
    const body = { version: entry.version, ...sent };
    const answer = await api.post(path, { token: inspections.content.tokens.inspector, body });
    expect(answer).toMatchObject({ status: 400, body: { data: { errors: [{ field: 'reason', rule }] } } });
    expect(await entryOf(entry.itemId)).toEqual(entry);
  });
});
