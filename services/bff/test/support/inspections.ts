import { randomUUID } from 'node:crypto';
import { type Caller, ContentItems, type Item } from './content-items.js';
import { type Answer, type TestApi } from './test-api.js';

export interface Queue {
  id: number;
  name: string;
  title: string;
  data: { value: string }[];
  conditions: Record<string, unknown>;
  authors: { id: number; name: string }[];
  isGeneral: boolean;
  actions: string[];
  version: number;
}

export interface QueueItem {
  id: number;
  itemId: number;
  title: string;
  kind: string;
  duration: number;
  stage: string;
  reason: string | null;
  submittedBy: string | null;
  submittedTime: string | null;
  isLeftToOthers: boolean;
  actions: string[];
  version: number;
}

export interface Judged {
  item: QueueItem;
  queue: Queue;
}

export interface QueueEntry {
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Queues, and those who inspect in them. */
export class Inspections {
  private constructor(
    readonly api: TestApi,
    readonly content: ContentItems,
  ) {}

  static async start(api: TestApi, stranger?: string): Promise<Inspections> {
    return new Inspections(api, await ContentItems.start(api, stranger));
  }

  async queues(caller: Caller = 'inspector'): Promise<Queue[]> {
    const call = { token: this.content.tokens[caller] };
    return (await this.api.get<Queue[]>('/api/list/quality-inspection', call)).body.data;
  }

  async queue(id: number): Promise<Queue | undefined> {
    return (await this.queues()).find((queue) => queue.id === id);
  }

  create(body: object, caller: Caller = 'inspector', key: string = randomUUID()): Promise<Answer<Queue>> {
    const token = this.content.tokens[caller];
    return this.api.post('/api/quality-inspections', { token, body, headers: { 'idempotency-key': key } });
  }

  async made(title: string, conditions: object = {}): Promise<Queue> {
    return (await this.create({ title, conditions })).body.data;
  }

  edit(
    { id, version, title, conditions }: Queue,
    change: object,
    caller: Caller = 'inspector',
  ): Promise<Answer<Queue>> {
    const body = { version, title, conditions, ...change };
    return this.api.call('PUT', `/api/quality-inspections/${id}`, {
      token: this.content.tokens[caller],
      body,
    });
  }

  move({ id, version }: Queue, action: string, caller: Caller = 'inspector'): Promise<Answer<Queue>> {
    const token = this.content.tokens[caller];
    return this.api.post(`/api/quality-inspections/${id}/${action}`, { token, body: { version } });
  }

  async items({ id }: Pick<Queue, 'id'>, query = '', caller: Caller = 'inspector'): Promise<QueueItem[]> {
    const path = `/api/quality-inspections/${id}/items?${query}`;
    const call = { token: this.content.tokens[caller] };
    return (await this.api.get<{ list: QueueItem[] }>(path, call)).body.data.list;
  }

  async itemsOf({ id }: Pick<Queue, 'id'>, itemId: number, caller: Caller = 'inspector'): Promise<QueueItem> {
    const found = (await this.items({ id }, 'pageSize=100', caller)).find((one) => one.itemId === itemId);
    if (!found) throw new Error('The item is not in the queue.');
    return found;
  }

  judge(
    { id, version }: Pick<QueueItem, 'id' | 'version'>,
    action: string,
    caller: Caller = 'inspector',
    reason = 'No sound',
  ): Promise<Answer<Judged>> {
    const body = { version, ...(action === 'reject' ? { reason } : {}) };
    const token = this.content.tokens[caller];
    return this.api.post(`/api/quality-inspection-items/${id}/${action}`, { token, body });
  }

  async history({ id }: Queue): Promise<QueueEntry[]> {
    const call = { token: this.content.tokens.inspector };
    const path = `/api/quality-inspections/${id}/history`;
    return (await this.api.get<{ list: QueueEntry[] }>(path, call)).body.data.list;
  }

  /** A new item of the owner that waits for its inspection. */
  async submitted(change: object = {}): Promise<Item> {
    return await this.content.taken(await this.content.created(change), 'submit');
  }

  /** The key of the queue in which an item waits; null if it waits in none. */
  async queueOf(itemId: number): Promise<number | null> {
    const { queue } = (await this.content.get(itemId, 'inspector')) as Item & {
      queue: { id: number } | null;
    };
    return queue?.id ?? null;
  }
}
