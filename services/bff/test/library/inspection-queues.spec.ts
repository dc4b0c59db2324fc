import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type QueueState,
  type QueueStep,
} from '../../src/library/quality-inspections/quality-inspections.constants.js';
import { Inspections, type Queue } from '../support/inspections.js';
import { TestApi } from '../support/test-api.js';

/** The allowed transitions, duplicated here on purpose. A new state does not compile without its row. */
const MOVES: Record<QueueState, Partial<Record<QueueStep, QueueState>>> = {
  open: { remove: 'removed' },
  removed: { restore: 'open' },
};
const GENERAL = 2_147_483_647;

describe('the queues of the inspection', () => {
  let api: TestApi;
  let inspections: Inspections;
  beforeAll(async () => {
    api = await TestApi.start();
    inspections = await Inspections.start(api);
  });
  beforeEach(() => api.sql('UPDATE quality_queue SET removed_at = now() WHERE NOT is_general'));
  afterAll(() => api.stop());

  const ids = (queues: Queue[]) => queues.map(({ id }) => id);

  test.each([
    [{ kinds: ['text', 'video'] }, { kinds: ['video'] }],
    [{ subjects: ['coding'] }, { subjects: ['art', 'maths'] }],
    [{ sources: ['teachers'] }, { sources: ['pupils'] }],
    [{ languages: ['en-US'] }, { languages: ['km-KH'] }],
    [{ labels: ['LAMPS', 'else'] }, { labels: ['lamp'] }],
    [{ authorIds: [3] }, { authorIds: [4] }],
    [{ agesFrom: 11 }, { agesFrom: 12 }],
    [{ agesTo: 7 }, { agesTo: 6 }],
    [
      { kinds: ['text'], subjects: ['coding'], agesFrom: 8, agesTo: 9 },
      { kinds: ['text'], subjects: ['art'] },
    ],
    [{ kinds: [], labels: [] }, { kinds: ['imageText'] }],
  ])('what is submitted fulfils %j and not %j', async (fulfilled, missed) => {
    const other = await inspections.made('Other', missed);
    const right = await inspections.made('Right', fulfilled);
    const { id } = await inspections.submitted();
    expect(await inspections.queueOf(id)).toBe(right.id);
    const waiting = async (queue: Queue) =>
      (await inspections.items(queue, 'pageSize=100')).map(({ itemId }) => itemId);
    expect(await waiting(right)).toContain(id);
    expect(await waiting(other)).not.toContain(id);
  });

  test('an author stands for those who were merged into it', async () => {
    const queue = await inspections.made('By one author', { authorIds: [5] });
    expect(queue.authors).toEqual([{ id: 5, name: expect.any(String) }]);
    const token = inspections.content.tokens.inspector;
    const { version } = (await api.get<{ version: number }>('/api/authors/5', { token })).body.data;
    const merged = await api.post('/api/authors/5/merge', { token, body: { version, into: 6 } });
    expect(merged.body.code).toBe(20000);
    const { id } = await inspections.submitted({ authorId: 6 });
    expect(await inspections.queueOf(id)).toBe(queue.id);
  });

  test('the newest revision is sorted, not what is online', async () => {
    const queue = await inspections.made('Robots', { subjects: ['robotics'] });
    const { id, version } = await inspections.content.published();
    const saved = (await inspections.content.save(id, version, { subject: 'robotics', title: 'Newer' })).body
      .data;
    await inspections.content.taken(saved, 'submit');
    expect(await inspections.queueOf(id)).toBe(queue.id);
    expect(await inspections.itemsOf(queue, id)).toMatchObject({
      title: 'Newer',
      stage: 'waiting',
      version: 1,
    });
  });

  test('the first queue that fits takes it, and the general queue what fits nowhere', async () => {
    const first = await inspections.made('Texts', { kinds: ['text'] });
    const second = await inspections.made('All');
    const { id } = await inspections.submitted();
    expect(await inspections.queueOf(id)).toBe(first.id);
    expect((await inspections.queues()).some(({ isGeneral }) => isGeneral)).toBe(false);
    await inspections.move(first, 'remove');
    expect(await inspections.queueOf(id)).toBe(second.id);
    await inspections.move(second, 'remove');
    expect(await inspections.queueOf(id)).toBe(GENERAL);
    const general = (await inspections.queues()).at(-1);
    expect(general).toMatchObject({ name: 'general', isGeneral: true, actions: ['inspect'] });
    expect(await inspections.itemsOf({ id: GENERAL }, id)).toMatchObject({
      actions: ['pass', 'sample', 'reject'],
    });
  });

  test('a queue that is created, changed or restored takes what waits and belongs there', async () => {
    const { id } = await inspections.submitted({ subject: 'maths' });
    const queue = await inspections.made('Maths', { subjects: ['maths'] });
    expect(await inspections.queueOf(id)).toBe(queue.id);
    const edited = (
      await inspections.edit(queue, { title: 'Art', conditions: { subjects: ['art'], kinds: [] } })
    ).body.data;
    expect(edited).toMatchObject({ title: 'Art', conditions: { subjects: ['art'] }, version: 2 });
    expect(edited.conditions).not.toHaveProperty('kinds');
    expect(await inspections.queueOf(id)).toBe(GENERAL);
    expect(await inspections.history(edited)).toMatchObject([
      {
        action: 'edit',
        before: { title: 'Maths', subjects: ['maths'] },
        after: { title: 'Art', subjects: ['art'] },
      },
      { action: 'create', before: null, after: { title: 'Maths', state: 'open', subjects: ['maths'] } },
    ]);
    const back = (await inspections.edit(edited, { conditions: { subjects: ['maths'] } })).body.data;
    const removed = (await inspections.move(back, 'remove')).body.data;
    expect(removed.actions).toEqual(['restore']);
    expect(ids(await inspections.queues())).not.toContain(queue.id);
    expect(await inspections.queueOf(id)).toBe(GENERAL);
    await inspections.move(removed, 'restore');
    expect(await inspections.queueOf(id)).toBe(queue.id);
  });

  test('what is decided stays where it was', async () => {
    const queue = await inspections.made('Decided here', { subjects: ['science'] });
    const { id } = await inspections.submitted({ subject: 'science' });
    await inspections.judge(await inspections.itemsOf(queue, id), 'pass');
    await inspections.move(queue, 'remove');
    expect(await inspections.itemsOf(queue, id)).toMatchObject({ stage: 'done' });
  });

  test('the backlog is the length of what waits', async () => {
    const queue = await inspections.made('Counted', { labels: ['counted'] });
    await inspections.submitted({ labels: ['counted'], body: 'x'.repeat(150) });
    await inspections.submitted({ labels: ['counted'], language: 'zh-CN', body: '字'.repeat(150) });
    const video = { kind: 'video', body: '', videoAddress: 'https://videos.sala.example/1.mp4' };
    const { id } = await inspections.submitted({ labels: ['counted'], ...video });
    const values = async () => (await inspections.queue(queue.id))?.data.map(({ value }) => value);
    expect(await values()).toEqual(['3', `${10 + 30 + 300}s`, '0']);
    await inspections.judge(await inspections.itemsOf(queue, id), 'sample');
    expect(await values()).toEqual(['2', '40s', '1']);
  });

  test('what is withdrawn leaves its queue', async () => {
    const queue = await inspections.made('Withdrawn', { labels: ['withdrawn'] });
    const item = await inspections.submitted({ labels: ['withdrawn'] });
    const entry = await inspections.itemsOf(queue, item.id);
    await inspections.content.taken(item, 'withdraw');
    expect(await inspections.items(queue)).toEqual([]);
    expect(await inspections.queueOf(item.id)).toBeNull();
    expect((await inspections.judge(entry, 'pass')).body.code).toBe(40400);
  });

  test('no item is lost while queues are changed and items are submitted', async () => {
    let queue = await inspections.made('In a hurry', { labels: ['hurry'] });
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => inspections.content.created({ labels: ['hurry'] })),
    );
    const submit = drafts.map(({ id, version }) => inspections.content.act(id, 'submit', version, 'owner'));
    const turns = (async () => {
      for (const action of ['remove', 'restore', 'remove', 'restore', 'remove'])
        queue = (await inspections.move(queue, action)).body.data;
    })();
    await Promise.all([...submit, turns]);
    for (const { id } of drafts) expect(await inspections.queueOf(id)).toBe(GENERAL);
  });

  test('repeated requests with one key create it once', async () => {
    const key = randomUUID();
    const body = { title: 'Sent twice', conditions: { kinds: ['video'] } };
    const answers = await Promise.all([1, 2].map(() => inspections.create(body, 'inspector', key)));
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data);
    expect((await inspections.queues()).filter(({ title }) => title === 'Sent twice')).toHaveLength(1);
    expect((await inspections.create({ ...body, title: 'Other' }, 'inspector', key)).body.code).toBe(40900);
  });

  test.each([
    [{ conditions: {} }, 'title', 'required'],
    [{ title: '', conditions: {} }, 'title', 'minLength'],
    [{ title: ' x', conditions: {} }, 'title', 'pattern'],
    [{ title: 'x'.repeat(65), conditions: {} }, 'title', 'maxLength'],
    [{ title: 'x' }, 'conditions', 'required'],
    [{ title: 'x', conditions: { kinds: ['poem'] } }, 'conditions.kinds', 'enum'],
    [{ title: 'x', conditions: { agesFrom: 2 } }, 'conditions.agesFrom', 'minimum'],
    [{ title: 'x', conditions: { agesFrom: 9, agesTo: 8 } }, 'conditions.agesTo', 'minimum'],
    [{ title: 'x', conditions: { labels: [''] } }, 'conditions.labels', 'minLength'],
    [{ title: 'x', conditions: {}, name: 'y' }, 'name', 'unknown'],
  ])('%j violates the contract', async (body, field, rule) => {
    const queue = await inspections.made('Not changed');
    const { title, ...change } = { title: undefined, ...body };
    for (const { status, body: refused } of [
      await inspections.create(body),
      await inspections.edit(queue, { title, conditions: undefined, ...change }),
    ]) {
      expect(status).toBe(400);
      expect(refused).toMatchObject({ code: 40000, data: { errors: [{ field, rule }] } });
    }
    expect(await inspections.queue(queue.id)).toEqual(queue);
  });

  test.each(['owner', 'stranger'] as const)(
    'the %s sees the cards, and nothing of what waits',
    async (caller) => {
      const queue = await inspections.made('Only to look at', { labels: ['seen'] });
      const { id } = await inspections.submitted({ labels: ['seen'] });
      const entry = await inspections.itemsOf(queue, id);
      const waits = String((await inspections.items(queue)).length);
      const shown = (await inspections.queues(caller)).find((one) => one.id === queue.id);
      expect(shown).toMatchObject({ actions: [], data: [{ value: waits }, {}, {}] });
      const token = inspections.content.tokens[caller];
      const attempts = [
        inspections.create({ title: 'x', conditions: {} }, caller),
        inspections.edit(queue, { title: 'x' }, caller),
        ...['remove', 'restore'].map((action) => inspections.move(queue, action, caller)),
        ...['pass', 'sample', 'reject', 'reopen'].map((action) => inspections.judge(entry, action, caller)),
        ...['items', 'history'].map((part) =>
          api.get(`/api/quality-inspections/${queue.id}/${part}`, { token }),
        ),
      ];
      for (const { body } of await Promise.all(attempts))
        expect(body).toMatchObject({ code: 40300, data: null });
      expect(await inspections.itemsOf(queue, id)).toEqual(entry);
    },
  );

  const moves = (['open', 'removed'] as const).flatMap((from) =>
    (['remove', 'restore'] as const).map((action) => ({ action, from, to: MOVES[from][action] })),
  );
  test.each(moves)('$action a queue that is $from', async ({ action, from, to }) => {
    let queue = await inspections.made('One move');
    if (from === 'removed') queue = (await inspections.move(queue, 'remove')).body.data;
    const { body } = await inspections.move(queue, action);
    if (to === undefined) expect(body).toMatchObject({ code: 40900, data: { state: from } });
    else
      expect((await inspections.history(queue))[0]).toMatchObject({
        action,
        before: { state: from },
        after: { state: to },
      });
  });

  test('a removed queue and an outdated version are not changed', async () => {
    const queue = await inspections.made('Changed by two');
    const answers = await Promise.all(['One', 'Other'].map((title) => inspections.edit(queue, { title })));
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([20000, 40900]);
    const removed = (await inspections.move({ ...queue, version: 2 }, 'remove')).body.data;
    expect((await inspections.edit(removed, { title: 'Late' })).body).toMatchObject({
      ...{ code: 40900, data: { state: 'removed', version: 3 } },
    });
  });

  test('the general queue is nobody’s to change', async () => {
    const general = { ...(await inspections.made('Like it')), id: GENERAL, version: 1 };
    for (const { body } of [
      await inspections.edit(general, { title: 'Mine' }),
      await inspections.move(general, 'remove'),
      await inspections.move(general, 'restore'),
    ])
      expect(body.code).toBe(40400);
  });
});
