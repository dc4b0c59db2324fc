import { type Refused } from './policies.js';
import { type TestApi } from './test-api.js';

/** A message as `listChatMessages` returns it. */
export interface ChatMessage {
  id: number;
  username: string;
  content: string;
  category: string;
  isCollect: boolean;
  authorId: string | null;
  key: string | null;
  replyTo: { id: number; username: string; content: string; isHidden: boolean } | null;
  hiddenReason: string | null;
  version: number;
}

/** Calls of the chat. */
export class ChatCalls {
  constructor(
    private readonly api: TestApi,
    readonly token: string,
  ) {}

  async list(body: object = { limit: 100 }): Promise<ChatMessage[]> {
    return (await this.api.post<ChatMessage[]>('/api/chat/list', { token: this.token, body })).body.data;
  }

  send(body: object, key?: string) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return this.api.post<ChatMessage & Refused>('/api/chat/messages', { token: this.token, body, headers });
  }

  /** Sends a text that the server accepts. */
  async say(content: string, key?: string): Promise<ChatMessage> {
    return (await this.send({ content }, key)).body.data;
  }

  /** hide, restore, collect or uncollect. */
  act<Data>(action: string, id: number, body?: object) {
    return this.api.post<Data>(`/api/chat/messages/${id}/${action}`, { token: this.token, body });
  }
}
