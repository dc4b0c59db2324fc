import { FeedsService } from '../../src/delivery/feeds/feeds.service.js';
import { RememberedAnswers } from '../../src/delivery/feeds/remembered-answers.js';
import { type Channel, ChannelCalls } from './channels.js';
import { expectPlain } from './contract.js';
import { PolicyMembers } from './policy-members.js';
import { TestApi } from './test-api.js';
import { until } from './until.js';

export interface Plain<Body> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

export interface DeliveredItem {
  id: number;
  language: string;
  html?: string;
}
export interface DeliveredSets {
  sets: { id: number; name: string; contentType: string }[];
  next: string | null;
}
export interface DeliveredSet {
  id: number;
  items: DeliveredItem[];
  next: string | null;
}

/** What a refusal says. */
export interface Problem {
  status: number;
  code: string;
  detail: string;
  errors?: { field: string }[];
}

/** Reads what is delivered, as a channel does. Each answer is held against openapi.json. */
export async function deliver<Body>(
  api: TestApi,
  path: string,
  headers: Record<string, string> = {},
): Promise<Plain<Body>> {
  const url = `/delivery/v1${path}`;
  // What was answered within the last second is remembered: `remembered-answers.spec.ts`.
  api.app.get(RememberedAnswers).forget();
  api.app.get(FeedsService).forget();
  const response = await api.app.inject({ url, headers: { 'accept-language': 'en-US', ...headers } });
  const { statusCode: status } = response;
  const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
  const body = response.payload === '' ? null : response.json<unknown>();
  if (status !== 304) expectPlain(url.split('?', 1)[0] ?? url, status, mediaType, body);
  return { status, headers: response.headers, body: body as Body };
}

/** The application with a channel, and no set online but those of the test, and no rule preset on. */
export class DeliveryStage {
  channel: Channel;

  private constructor(
    readonly api: TestApi,
    readonly channels: ChannelCalls,
    readonly members: PolicyMembers,
    /** Texts and picture stories that are online. */
    readonly texts: number[],
    readonly videos: number[],
  ) {}

  static async start(): Promise<DeliveryStage> {
    const api = await TestApi.start();
    const admin = await api.signIn('admin');
    await api.sql(
      `UPDATE rule_preset SET enabled = false; UPDATE content_item SET hidden = hidden WHERE hidden`,
    );
    const found = await api.sql<{ id: number; kind: string }>(
      `SELECT id, kind FROM content_item WHERE online = 'online' AND orientation IS DISTINCT FROM 'vertical' ORDER BY id`,
    );
    const idsOf = (isVideo: boolean) =>
      found.filter(({ kind }) => (kind === 'video') === isVideo).map(({ id }) => id);
    const [calls, members] = [new ChannelCalls(api, admin), new PolicyMembers(api, admin)];
    return new DeliveryStage(api, calls, members, idsOf(false), idsOf(true));
  }

  async clear(): Promise<void> {
    await this.api.sql(
      `DELETE FROM channel; DELETE FROM channel_request_count; UPDATE policy SET status = 'offline'`,
    );
    this.channel = await this.channels.create();
    await until(async () => (await this.get('/sets')).status === 200);
  }

  get<Body>(path: string, headers: Record<string, string> = {}): Promise<Plain<Body>> {
    return deliver<Body>(this.api, path, { 'sala-key': this.channel.key, ...headers });
  }

  /** A set that is online, with its items. */
  async setOf(itemIds: number[], change: object = {}): Promise<number> {
    const set = { contentType: 'img', filterType: 'artificial', ...change };
    const { id, version } = await this.members.set(set);
    await this.members.setItems(id, version, itemIds);
    return id;
  }
}
