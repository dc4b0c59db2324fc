import { DataSource } from 'typeorm';
import { PolicyRecountsRepository } from '../../src/policies/members/policy-recounts.repository.js';
import { PolicyRecountsService } from '../../src/policies/members/policy-recounts.service.js';
import { type Answer, type TestApi } from './test-api.js';
import { DRAFT, type PolicyDetail } from './policies.js';
import { until } from './until.js';

export interface PolicyItem {
  place: number;
  id: number;
  title: string;
  kind: string;
  isDelivered: boolean;
  reason?: string;
}

export interface PolicyItems {
  filterType: string;
  contentType: string;
  version: number;
  rule: object | null;
  total: number;
  delivered: number;
  list: PolicyItem[];
}

export interface HoldingPolicy {
  id: number;
  name: string;
  isDelivered: boolean;
}

export const RULE = {
  subjects: [] as string[],
  languages: [] as string[],
  labels: [] as string[],
  authorIds: [] as number[],
  sources: [] as string[],
  order: 'newest',
  limit: 1_000,
};

/** Calls about what sets hold. */
export class PolicyMembers {
  constructor(
    readonly api: TestApi,
    readonly token: string,
  ) {}

  /** Until all is counted. The product counts meanwhile, and marks rules before it counts them. */
  async recount(): Promise<void> {
    const { manager } = this.api.app.get(DataSource);
    await until(async () => {
      await this.api.app.get(PolicyRecountsService).recount();
      return !(await this.api.app.get(PolicyRecountsRepository).isNeeded(manager));
    });
  }

  /** A new set. */
  async set(change: object = {}): Promise<PolicyDetail> {
    const { body } = await this.api.post<PolicyDetail>('/api/policies', {
      token: this.token,
      body: { ...DRAFT, status: 'online', ...change },
    });
    return body.data;
  }

  async page(id: number, query = '', token = this.token): Promise<PolicyItems> {
    return (await this.api.get<PolicyItems>(`/api/policies/${id}/items?${query}`, { token })).body.data;
  }

  setItems(
    id: number,
    version: number,
    itemIds: number[],
    token = this.token,
  ): Promise<Answer<PolicyDetail>> {
    return this.api.call('PUT', `/api/policies/${id}/items`, { token, body: { version, itemIds } });
  }

  setRule(id: number, version: number, rule: object, token = this.token): Promise<Answer<PolicyDetail>> {
    return this.api.call('PUT', `/api/policies/${id}/rule`, {
      token,
      body: { version, rule: { ...RULE, ...rule } },
    });
  }

  preview(contentType: string, rule: object): Promise<Answer<{ total: number; list: PolicyItem[] }>> {
    return this.api.post('/api/policies/rule-preview', {
      token: this.token,
      body: { contentType, rule: { ...RULE, ...rule } },
    });
  }

  async policiesOf(itemId: number): Promise<{ list: HoldingPolicy[]; total: number }> {
    const path = `/api/library/items/${itemId}/policies?pageSize=100`;
    return (await this.api.get<{ list: HoldingPolicy[]; total: number }>(path, { token: this.token })).body
      .data;
  }

  async detail(id: number): Promise<PolicyDetail> {
    return (await this.api.get<PolicyDetail>(`/api/policies/${id}`, { token: this.token })).body.data;
  }

  /** Newest first. */
  async history(id: number): Promise<{ action: string; before: object | null; after: object | null }[]> {
    const path = `/api/policies/${id}/history`;
    const { body } = await this.api.get<{
      list: { action: string; before: object | null; after: object | null }[];
    }>(path, { token: this.token });
    return body.data.list;
  }
}
