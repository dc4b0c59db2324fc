import { type TestApi } from './test-api.js';

export interface PolicyRow {
  id: number;
  number: number;
  name: string;
  contentType: string;
  filterType: string;
  count: number;
  status: string;
  createdTime: string;
}

export interface PolicyDetail extends PolicyRow {
  version: number;
  deletedTime: string | null;
}

export interface PolicyPage {
  list: PolicyRow[];
  total: number;
}

export interface Bin {
  list: (PolicyDetail & { deletedBy: string | null })[];
  total: number;
}

export interface Operation {
  operationId: string;
  changed: number;
  skipped: number;
}

export interface Refused {
  errors: { field: string; rule: string }[];
}

export const DRAFT = {
  name: 'Robot club',
  contentType: 'img',
  filterType: 'rules',
  status: 'offline',
};

/** Common API calls of the policy tests. */
export class PolicyCalls {
  constructor(
    readonly api: TestApi,
    readonly token: string,
  ) {}

  async list(query = ''): Promise<PolicyPage> {
    return (await this.api.get<PolicyPage>(`/api/list/policy?${query}`, { token: this.token })).body.data;
  }

  async bin(query = ''): Promise<Bin> {
    return (await this.api.get<Bin>(`/api/policies/bin?${query}`, { token: this.token })).body.data;
  }

  create(body: object, headers: Record<string, string> = {}) {
    return this.api.post<PolicyDetail>('/api/policies', { token: this.token, body, headers });
  }

  change(action: string, ids: number[]) {
    return this.api.post<Operation>('/api/policies/changes', { token: this.token, body: { action, ids } });
  }

  undo(operationId: string) {
    return this.api.post<{ changed: number; reason: string }>(
      `/api/policies/operations/${operationId}/undo`,
      { token: this.token },
    );
  }
}
