import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, ContentItems, type Item, WHY } from '../support/content-items.js';
import { ContentSheets } from '../support/content-sheets.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

/** The contract, duplicated here on purpose: where each step leads from each state. */
const LEGAL: Record<string, Record<string, string>> = {
  draft: { save: 'draft', submit: 'inspecting', remove: 'removed' },
  inspecting: { withdraw: 'draft', approve: 'approved', reject: 'rejected' },
  rejected: { save: 'draft', reopen: 'inspecting', remove: 'removed' },
  approved: { save: 'draft', reopen: 'inspecting', publish: 'online', remove: 'removed' },
  online: { save: 'draft', unpublish: 'offline' },
  offline: { save: 'draft', publish: 'online', remove: 'removed' },
  removed: { restore: 'draft' },
};
const STEPS = [
  'save',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'reopen',
  'publish',
  'unpublish',
  'remove',
  'restore',
];
/** How an item of the owner comes into each state. */
const WAY: Record<string, string[]> = {
  draft: [],
  inspecting: ['submit'],
  rejected: ['submit', 'reject'],
  approved: ['submit', 'approve'],
  online: ['submit', 'approve', 'publish'],
  offline: ['submit', 'approve', 'publish', 'unpublish'],
  removed: ['remove'],
};
const INSPECTION = ['approve', 'reject', 'reopen', 'publish', 'unpublish'];
/** Who may take a step with an item of the owner; anybody else gets this code. */
function codeFor(caller: Caller, step: string): number {
  if (caller === 'inspector') return step === 'withdraw' ? 40400 : 20000;
  if (INSPECTION.includes(step)) return 40300;
  return caller === 'owner' ? 20000 : 40400;
}

describe('the review of content items', () => {
  let api: TestApi;
  let items: ContentItems;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    items = await ContentItems.start(api);
  });
  afterAll(() => api.stop());

  const take = (step: string, { id, version }: Item, caller: Caller) =>
    step === 'save'
      ? items.save(id, version, { title: 'Another' }, caller)
      : items.act(id, step, version, caller);

  const everyMove = Object.keys(LEGAL).flatMap((state) =>
    STEPS.flatMap((step) =>
      (['owner', 'stranger', 'inspector'] as const).map((caller) => ({ state, step, caller })),
    ),
  );
  const inState = async (state: string) => await items.taken(await items.created(), ...(WAY[state] ?? []));
  /** An item in each state, for what is refused and changes nothing. */
  const refusing = new Map<string, Promise<Item>>();
  const refusingIn = async (state: string) => {
    const item = refusing.get(state) ?? inState(state);
    refusing.set(state, item);
    return await item;
  };
  test.each(everyMove)('$step from $state by the $caller', async ({ state, step, caller }) => {
    const allowed = codeFor(caller, step);
    const to = allowed === 20000 ? LEGAL[state]?.[step] : undefined;
    const item = await (to === undefined ? refusingIn(state) : inState(state));
    expect(item.state).toBe(state);
    const { body } = await take(step, item, caller);
    // The submitter is nobody but the owner once somebody submitted it.
    const isWithdrawn = step === 'withdraw' && caller === 'inspector';
    if (to !== undefined) {
      expect(body).toMatchObject({ code: 20000, data: { state: to, version: item.version + 1 } });
      expect((await items.history(item.id))[0]).toMatchObject({ before: { state }, after: { state: to } });
      return;
    }
    if (allowed === 20000)
      expect(body).toMatchObject({ code: 40900, data: { state, version: item.version } });
    else expect(body.code).toBe(isWithdrawn ? 40400 : allowed);
    expect(await items.get(item.id)).toEqual(item);
  });

  test('offers what may be done now', async () => {
    const item = await items.created();
    expect(item.actions).toEqual(['edit', 'submit', 'remove']);
    const submitted = await items.taken(item, 'submit');
    expect(submitted.actions).toEqual(['withdraw']);
    expect((await items.get(item.id, 'inspector')).actions).toEqual(['approve', 'reject']);
    await items.taken(submitted, 'approve', 'publish');
    expect((await items.get(item.id, 'owner')).actions).toEqual(['edit']);
    expect((await items.get(item.id, 'inspector')).actions).toEqual(['edit', 'offline']);
    expect((await items.get(item.id, 'stranger')).actions).toEqual([]);
  });

  test('nobody inspects their own; a sole administrator may, and the history says so', async () => {
    const own = await items.created({}, 'inspector');
    const submitted = (await items.act(own.id, 'submit', own.version)).body.data;
    expect(submitted.actions).toEqual(['withdraw']);
    for (const step of ['approve', 'reject'])
      expect((await items.act(own.id, step, submitted.version)).body).toMatchObject({ code: 40900 });
    expect((await items.get(own.id, 'other')).actions).toEqual(['approve', 'reject']);
    await api.sql(`UPDATE account SET enabled = false WHERE role = 'admin' AND user_name <> 'admin'`);
    try {
      expect((await items.act(own.id, 'approve', submitted.version)).body).toMatchObject({
        ...{ code: 20000, data: { state: 'approved' } },
      });
      const [entry] = await items.history(own.id, 'inspector');
      expect(entry).toMatchObject({ action: 'approve', after: { state: 'approved', ownReview: true } });
    } finally {
      await api.sql(`UPDATE account SET enabled = true`);
    }
  });

  test('whoever has changed a revision does not decide it, even if somebody else submits it', async () => {
    const item = await items.created();
    const changed = (await items.save(item.id, item.version, { title: 'By an administrator' }, 'inspector'))
      .body.data;
    const submitted = (await items.act(item.id, 'submit', changed.version, 'owner')).body.data;
    expect((await items.get(item.id, 'inspector')).actions).toEqual([]);
    expect((await items.act(item.id, 'approve', submitted.version)).body.code).toBe(40900);
    expect((await items.act(item.id, 'approve', submitted.version, 'other')).body.data.state).toBe(
      'approved',
    );
  });

  test.each(['restored', 'saved', 'imported'])(
    'whoever has made a text does not decide it when it is %s by somebody else later',
    async (way) => {
      const body = `Written by an administrator, ${way}.`;
      const item = await items.created();
      const written = (await items.save(item.id, item.version, { body }, 'inspector')).body.data;
      const submitted = (await items.act(item.id, 'submit', written.version, 'owner')).body.data;
      const rejected = (await items.act(item.id, 'reject', submitted.version, 'other')).body.data;
      const changed = (await items.save(item.id, rejected.version, { body: 'Another text.' })).body.data;
      const approved = await items
        .taken(changed, 'submit')
        .then(({ version }) => items.act(item.id, 'approve', version, 'other'));
      const { version } = approved.body.data;
      if (way === 'restored')
        await api.post(`/api/library/items/${item.id}/revisions/1/restore`, {
          token: items.tokens.owner,
          body: { version },
        });
      else if (way === 'saved') await items.save(item.id, version, { body });
      else {
        const sheets = new ContentSheets(
          items,
          'itemId,title,kind,subject,source,language,agesFrom,agesTo,body',
        );
        const line = `${item.id},Lamps,text,coding,teachers,en-US,7,11,"${body}"`;
        const check = await sheets.check([line]);
        expect(check).toMatchObject({ update: 1, error: 0 });
        expect((await sheets.confirm(check)).body.data).toMatchObject({ updated: 1 });
      }
      const again = await items.get(item.id);
      expect(again).toMatchObject({ body, state: 'draft' });
      const waiting = (await items.act(item.id, 'submit', again.version, 'owner')).body.data;
      expect((await items.act(item.id, 'approve', waiting.version)).body.code).toBe(40900);
      expect((await items.act(item.id, 'approve', waiting.version, 'other')).body.code).toBe(20000);
    },
  );

  test('those who inspect get one todo, and whoever submitted it the outcome with the reason', async () => {
    const item = await items.created({ title: 'Told to people' });
    const messages = () =>
      api.sql<{ type: string; user_name: string; content: string; unread: boolean }>(
        `SELECT type, user_name, content, read_at IS NULL AS unread FROM message
           JOIN account ON account.id = message.account_id WHERE link = $1 ORDER BY message.id`,
        [`/library/content?item=${item.id}`],
      );
    const administrators = await api.sql(`SELECT 1 FROM account WHERE role = 'admin' AND enabled`);
    const submitted = await items.taken(item, 'submit');
    expect(await messages()).toHaveLength(administrators.length);
    const rejected = await items.taken(submitted, 'reject');
    expect(rejected).toMatchObject({ state: 'rejected', reason: WHY });
    const told = await messages();
    expect(told.at(-1)).toMatchObject({ type: 'notice', user_name: 'user', unread: true });
    expect(told.at(-1)?.content).toContain(WHY);
    expect(told.filter(({ type, unread }) => type === 'todo' && unread)).toEqual([]);
    const again = await items.taken((await items.save(item.id, rejected.version)).body.data, 'submit');
    expect(again).toMatchObject({ state: 'inspecting', reason: '', working: 2 });
    const todos = (await messages()).filter(({ type }) => type === 'todo');
    expect(todos).toHaveLength(administrators.length);
    for (const todo of todos) expect(todo.unread).toBe(true);
  });

  test('what waits is in the list of those who may do it', async () => {
    const waiting = async (caller: Caller) =>
      (
        await api.get<{ list: { kind: string; title: string; count: number }[] }>('/api/user/waiting', {
          token: items.tokens[caller],
        })
      ).body.data.list;
    const inspected = async (caller: Caller) =>
      (await waiting(caller))
        .filter(({ kind }) => kind === 'inspection')
        .reduce((sum, { count }) => sum + count, 0);
    const returned = async () =>
      (await waiting('owner')).filter(({ title }) => title === 'Waits for somebody').map(({ kind }) => kind);
    const before = await inspected('inspector');
    const item = await items.taken(await items.created({ title: 'Waits for somebody' }), 'submit');
    expect(await inspected('inspector')).toBe(before + 1);
    expect(await inspected('owner')).toBe(0);
    const rejected = await items.taken(item, 'reject');
    expect(await inspected('inspector')).toBe(before);
    expect(await returned()).toEqual(['returnedContent']);
    await items.save(item.id, rejected.version);
    expect(await returned()).toEqual([]);
  });

  test('what happens is told to open clients', async () => {
    const client = await EventClient.open(await api.app.getUrl(), items.tokens.stranger);
    const item = await items.created();
    await items.taken(item, 'submit');
    // What happened before may be told late.
    const told = () =>
      client.of('contentItem.changed').flatMap(({ data }) => (data.id === item.id ? data : []));
    await client.until(() => told().length === 2);
    expect(told()).toEqual([
      { id: item.id, action: 'create' },
      { id: item.id, action: 'submit' },
    ]);
    client.close();
  });
});
