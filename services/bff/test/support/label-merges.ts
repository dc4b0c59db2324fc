import { type Answer, type TestApi } from './test-api.js';
import { until } from './until.js';

export interface LabelUse {
  label: string;
  items: number;
  places: Record<'presets' | 'queues' | 'sets' | 'views', number>;
}

export interface Merge {
  id: number;
  from: string;
  into: string;
  stage: string;
  items: number;
  moved: number;
  places: LabelUse['places'];
  endedAt: string | null;
}

/** Calls about merges of labels. */
export class LabelMerges {
  constructor(
    readonly api: TestApi,
    readonly token: string,
  ) {}

  start(from: string, into: string, token = this.token, key = ''): Promise<Answer<Merge>> {
    const headers: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
    return this.api.post('/api/library/labels/merges', { token, body: { from, into }, headers });
  }

  preview(from: string, into: string): Promise<Answer<{ from: LabelUse; into: LabelUse }>> {
    const query = new URLSearchParams({ from, into }).toString();
    return this.api.get(`/api/library/labels/merges/preview?${query}`, { token: this.token });
  }

  async list(): Promise<Merge[]> {
    const { body } = await this.api.get<{ list: Merge[] }>('/api/library/labels/merges', {
      token: this.token,
    });
    return body.data.list;
  }

  async ended(id: number): Promise<Merge> {
    let ended: Merge | undefined;
    await until(async () => {
      ended = (await this.list()).find((merge) => merge.id === id && merge.stage === 'done');
      return ended !== undefined;
    });
    if (!ended) throw new Error(`There is no merge ${id}.`);
    return ended;
  }

  async merged(from: string, into: string): Promise<Merge> {
    const { body } = await this.start(from, into);
    if (body.code !== 20_000) throw new Error(body.msg);
    return await this.ended(body.data.id);
  }
}
