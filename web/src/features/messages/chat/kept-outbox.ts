import type { ChatReplyDto, SendChatMessageDto } from '../../../api/generated/model';

/** What is kept of a message until it is sent. */
export interface KeptMessage {
  /** The idempotency key. */
  key: string;
  message: SendChatMessageDto;
  answered: ChatReplyDto | null;
  /** It was never sent, and goes out by itself when there is a connection. */
  isWaiting?: boolean;
}

/** The session storage is emptied at logout. */
const keyOf = (kind: 'outbox' | 'draft', account: string) => `chat-${kind}-${account}`;

export function readOutbox(account: string): KeptMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf('outbox', account)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptMessage) : [];
  } catch {
    return [];
  }
}

export function writeOutbox(account: string, messages: readonly KeptMessage[]): void {
  const kept = messages.map(({ key, message, answered, isWaiting = false }) => ({
    ...{ key, message, answered, isWaiting },
  }));
  write(keyOf('outbox', account), kept.length === 0 ? '' : JSON.stringify(kept));
}

/** Input that was not sent. */
export function readDraft(account: string): string {
  try {
    return sessionStorage.getItem(keyOf('draft', account)) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(account: string, text: string): void {
  write(keyOf('draft', account), text);
}

/** Without storage, or when it is full, nothing is kept. */
function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

function isKeptMessage(value: unknown): value is KeptMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, message } = value as Partial<KeptMessage>;
  return typeof key === 'string' && typeof message?.content === 'string';
}
