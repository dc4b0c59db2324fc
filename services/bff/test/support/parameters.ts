import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import {
  type ChangeAction,
  type ChangeState,
} from '../../src/operations/profile-parameters/profile-parameters.constants.js';
import { type Answer, TestApi } from './test-api.js';

export interface Change {
  id: number;
  state: ChangeState;
  version: number;
  steps: { step: string; status: string; person: string | null; time: string | null }[];
  differences: { field: string; from: string | null; to: string }[];
  actions: ChangeAction[];
  refused: { action: ChangeAction; reason: string }[];
  description: string;
  soleAdministrator: boolean;
  appliedVersion: number | null;
  restoredVersion: number | null;
}

interface Approval {
  change: Change | null;
  current: object;
  original: object;
  version: number;
}

interface SentMessage {
  type: string;
  title: string;
  content: string;
  link: string;
  progress: number | null;
}

export const CALLERS = ['submitter', 'other', 'user'] as const;
export type Caller = (typeof CALLERS)[number];

/** Parameters within the limits that differ from the sample in video and audio. */
export const WANTED = {
  video: {
    mode: 'custom',
    acquisition: { resolution: '1280*720', frameRate: 25 },
    encoding: {
      resolution: '1280*720',
      rate: { min: 300, max: 1500, default: 1200 },
      frameRate: 25,
      profile: 'high',
    },
  },
  audio: {
    mode: 'custom',
    acquisition: { channels: 2 },
    encoding: { channels: 2, rate: 160, profile: 'AAC-LC' },
  },
};

/** The API with two administrators and a user, and what a test asks of it. */
export class ParametersApi {
  private constructor(
    readonly api: TestApi,
    readonly tokens: Readonly<Record<Caller, string>>,
  ) {}

  static async start(): Promise<ParametersApi> {
    const api = await TestApi.start();
    const [submitter, other, user] = await Promise.all([
      ...[api.signIn('admin'), api.signIn('approver'), api.signIn('user')],
    ] as const);
    return new ParametersApi(api, { submitter, other, user });
  }

  /** Leaves the applied sample only. */
  async reset(): Promise<void> {
    await this.api.sql(`
      DELETE FROM message WHERE link LIKE '/profile/basic%';
      DELETE FROM parameter_change WHERE id > 1;
      UPDATE account SET enabled = true WHERE user_name = 'approver'`);
  }

  submit(
    change: object = {},
    { caller = 'submitter', key = randomUUID() }: { caller?: Caller; key?: string } = {},
  ): Promise<Answer<Change>> {
    return this.api.post<Change>('/api/parameter-changes', {
      token: this.tokens[caller],
      body: { ...WANTED, description: 'Sharper', version: 1, ...change },
      headers: { 'idempotency-key': key },
    });
  }

  async submitted(change: object = {}): Promise<Change> {
    const { body } = await this.submit(change);
    expect(body).toMatchObject({ code: 20_000 });
    return body.data;
  }

  act(
    { id, version }: Pick<Change, 'id' | 'version'>,
    action: ChangeAction,
    caller: Caller = 'other',
    comment: object = { comment: 'Too low' },
  ): Promise<Answer<Change>> {
    return this.api.post<Change>(`/api/parameter-changes/${id}/${action}`, {
      token: this.tokens[caller],
      body: { version, ...(action === 'return' ? comment : {}) },
    });
  }

  /** A change that was submitted and approved. */
  async applied(change: object = {}): Promise<Change> {
    const { body } = await this.act(await this.submitted(change), 'approve');
    expect(body).toMatchObject({ code: 20_000 });
    return body.data;
  }

  async approval(caller: Caller = 'submitter'): Promise<Approval> {
    return await this.get('/api/parameter-approval', caller);
  }

  async get<Data>(path: string, caller: Caller = 'submitter'): Promise<Data> {
    return (await this.api.get<Data>(path, { token: this.tokens[caller] })).body.data;
  }

  async messagesOf(userName: string): Promise<SentMessage[]> {
    return await this.api.sql<SentMessage>(
      `SELECT message.type, title, content, link, message_type AS progress
         FROM message JOIN account ON account.id = message.account_id
        WHERE user_name = $1 AND link LIKE '/profile/basic%' ORDER BY message.id`,
      [userName],
    );
  }
}
