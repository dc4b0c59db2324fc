import { TODAY } from './facts.js';
import { type TestApi } from './test-api.js';

export interface Author {
  id: number;
  name: string;
  note: string;
  externalId: string;
  account: { id: number; name: string } | null;
  items: number;
  clicks: number;
  state: string;
  actions: string[];
  mergedInto: { id: number; name: string } | null;
  undoableUntil: string | null;
  version: number;
}

/** The authors as somebody sees them. */
export class Authors {
  constructor(
    private readonly api: TestApi,
    private readonly token: string,
  ) {}

  create(author: object, headers: Record<string, string> = {}) {
    return this.api.post<Author>('/api/authors', { token: this.token, body: author, headers });
  }

  async created(name: string, accountId: number | null = null): Promise<Author> {
    return (await this.create({ name, accountId })).body.data;
  }

  edit({ id, version, name, note, account }: Author, change: object = {}) {
    const body = { version, name, note, accountId: account?.id ?? null, ...change };
    return this.api.call<Author>('PUT', `/api/authors/${id}`, { token: this.token, body });
  }

  move(
    { id, version }: Author,
    step: 'merge' | 'undo-merge' | 'remove' | 'restore',
    body: object = {},
    headers: Record<string, string> = {},
  ) {
    return this.api.post<Author>(`/api/authors/${id}/${step}`, {
      token: this.token,
      body: { version, ...body },
      headers,
    });
  }

  merge(author: Author, into: Author) {
    return this.move(author, 'merge', { into: into.id });
  }

  async read({ id }: { id: number }): Promise<Author> {
    return (await this.api.get<Author>(`/api/authors/${id}`, { token: this.token })).body.data;
  }

  async list(query = ''): Promise<{ list: Author[]; total: number }> {
    return (
      await this.api.get<{ list: Author[]; total: number }>(`/api/authors?pageSize=100${query}`, {
        token: this.token,
      })
    ).body.data;
  }

  async history({ id }: Author) {
    const { body } = await this.api.get<{
      list: { action: string; person: string | null; before: unknown; after: unknown }[];
    }>(`/api/authors/${id}/history`, { token: this.token });
    return body.data.list;
  }

  /** A text that names the author and was opened so often, today. */
  async addItem(author: Author, clicks: number): Promise<number> {
    const [item] = await this.api.sql<{ id: number }>(
      `INSERT INTO content_item (title, kind, subject, source, author_id)
       VALUES ('Written by a test', 'text', 'art', 'other', $1) RETURNING id`,
      [author.id],
    );
    const id = item?.id ?? 0;
    await this.api.sql(
      `INSERT INTO content_fact (day, hour, item_id, publications, clicks, exposures, comments, shares, likes, minutes)
       VALUES ($3, 0, $1, 1, $2, $2, 0, 0, 0, 0)`,
      [id, clicks, TODAY.toString()],
    );
    return id;
  }
}
