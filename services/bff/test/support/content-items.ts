import { type Answer, type TestApi } from './test-api.js';

export interface Item {
  id: number;
  title: string;
  kind: string;
  state: string;
  online: string;
  own: boolean;
  author: { id: number; name: string };
  owner: { name: string } | null;
  labels: string[];
  body: string;
  externalId: string;
  reason: string;
  working: number;
  published: number | null;
  actions: string[];
  version: number;
}

export interface ItemEntry {
  action: string;
  person: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const ITEM = {
  title: 'Lamps that blink',
  kind: 'text',
  subject: 'coding',
  source: 'teachers',
  authorId: 3,
  language: 'en-US',
  agesFrom: 7,
  agesTo: 11,
  summary: 'Ten lamps and a timer.',
  labels: ['lamps', 'first steps'],
  body: 'One lamp.\n\nTwo lamps.',
};
export const WHY = 'Please say where the lamps come from.';

/** `owner` and `stranger` are users, `inspector` and `other` are administrators. */
export type Caller = 'inspector' | 'other' | 'owner' | 'stranger';

/** People who write and inspect content. */
export class ContentItems {
  private constructor(
    readonly api: TestApi,
    readonly tokens: Readonly<Record<Caller, string>>,
  ) {}

  /** @param name of the stranger, where there is one already */
  static async start(api: TestApi, name?: string): Promise<ContentItems> {
    const [owner, inspector] = [await api.signIn('user'), await api.signIn('admin')];
    const [stranger, other] = [await api.signInStranger(name), await api.signIn('approver')];
    return new ContentItems(api, { owner, inspector, stranger, other });
  }

  create(change: object = {}, caller: Caller = 'owner', key = ''): Promise<Answer<Item>> {
    return this.api.post('/api/library/items', {
      token: this.tokens[caller],
      body: { ...ITEM, ...change },
      headers: key === '' ? {} : { 'idempotency-key': key },
    });
  }

  async created(change: object = {}, caller: Caller = 'owner'): Promise<Item> {
    return (await this.create(change, caller)).body.data;
  }

  save(id: number, version: number, change: object = {}, caller: Caller = 'owner'): Promise<Answer<Item>> {
    const { kind: _, ...body } = { ...ITEM, version, ...change };
    return this.api.call('PUT', `/api/library/items/${id}`, { token: this.tokens[caller], body });
  }

  act(id: number, step: string, version: number, caller: Caller = 'inspector'): Promise<Answer<Item>> {
    const body = step === 'reject' ? { version, reason: WHY } : { version };
    return this.api.post(`/api/library/items/${id}/${step}`, { token: this.tokens[caller], body });
  }

  /** Each step by somebody who may. */
  async taken({ id, version }: Item, ...steps: string[]): Promise<Item> {
    let current = version;
    for (const step of steps) {
      const caller = ['submit', 'withdraw'].includes(step) ? 'owner' : 'inspector';
      const { body } = await this.act(id, step, current, caller);
      if (body.code !== 20000) throw new Error(`${step}: ${body.msg}`);
      current = body.data.version;
    }
    return await this.get(id);
  }

  /** A new item of the owner that is online. */
  async published(change: object = {}): Promise<Item> {
    return await this.taken(await this.created(change), 'submit', 'approve', 'publish');
  }

  read(id: number, caller: Caller = 'owner'): Promise<Answer<Item>> {
    return this.api.get(`/api/library/items/${id}`, { token: this.tokens[caller] });
  }

  async get(id: number, caller: Caller = 'owner'): Promise<Item> {
    return (await this.read(id, caller)).body.data;
  }

  async list(query = '', caller: Caller = 'inspector'): Promise<{ list: Item[]; total: number }> {
    const call = { token: this.tokens[caller] };
    return (await this.api.get<{ list: Item[]; total: number }>(`/api/library/items?${query}`, call)).body
      .data;
  }

  async history(id: number, caller: Caller = 'owner'): Promise<ItemEntry[]> {
    const call = { token: this.tokens[caller] };
    return (await this.api.get<{ list: ItemEntry[] }>(`/api/library/items/${id}/history`, call)).body.data
      .list;
  }
}
