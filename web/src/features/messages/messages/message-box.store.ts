import { makeAutoObservable } from 'mobx';
import {
  clearMessages,
  listMessagePage,
  readAllMessages,
  readMessages,
} from '../../../api/generated/messages/messages';
import { MessageStatus, type MessageDto, type MessageKind } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { LanguageFollower } from '../../../shared/i18n/language-follower';
import { watchMessages } from './watch-messages';
import { kinds, SHOWN_IN_BOX } from './messages.constants';
import { UnreadStore } from './unread.store';

type List = Resource<MessageDto[]>;

/** The newest messages and the unread count of each kind. */
export class MessageBoxStore {
  readonly unread = new UnreadStore();
  kind: MessageKind = 'message';
  /** The last message received while the box was open; it is announced. */
  news: MessageDto | null = null;
  private readonly language = new LanguageFollower(() => {
    this.reload();
  });
  private readonly lists: Record<MessageKind, List> = {
    message: new Resource(),
    notice: new Resource(),
    todo: new Resource(),
  };

  constructor() {
    makeAutoObservable<this, 'language' | 'lists'>(
      this,
      { language: false, lists: false, unread: false },
      { autoBind: true },
    );
  }

  get list(): List {
    return this.lists[this.kind];
  }

  /** False while the list has not loaded: nothing is known of it yet. */
  get isEmpty(): boolean {
    return this.list.data?.length === 0;
  }

  /** Loads the counts and follows changes until the returned function is called. */
  follow(): () => void {
    void this.unread.load();
    const end = watchMessages({
      created: this.add,
      updated: this.update,
      read: this.markRead,
      removed: this.drop,
      gap: this.reload,
    });
    const endLanguage = this.language.start();
    return () => {
      end();
      endLanguage();
      this.unread.stop();
      for (const kind of kinds) this.lists[kind].stop();
    };
  }

  show(kind: MessageKind): void {
    this.kind = kind;
    if (!this.list.isLoaded) void this.load(kind);
  }

  async load(type: MessageKind): Promise<void> {
    await this.lists[type].load(async (signal) => {
      const query = { type, pageSize: SHOWN_IN_BOX };
      return (await listMessagePage(query, { signal, skipErrorToast: true })).list;
    });
  }

  /** Marks a message as read when it is expanded. */
  async read({ id, status }: MessageDto): Promise<void> {
    if (status === MessageStatus.read) return;
    this.markRead([id]);
    try {
      await readMessages({ ids: [id] });
    } catch {
      // The toast has shown the error; the list must match what is stored.
      this.reload();
    }
  }

  async readAll(): Promise<void> {
    const { kind } = this;
    await readAllMessages({ type: kind, ...this.upTo() });
    this.markRead((this.lists[kind].data ?? []).map(({ id }) => id));
  }

  async clear(): Promise<void> {
    const { kind } = this;
    if (this.list.data === null) await this.load(kind);
    await clearMessages({ type: kind, ...this.upTo() }, { skipErrorToast: true });
    this.unread.changed();
    await this.load(kind);
  }

  /** Messages that arrived after the user decided to click are not affected. */
  private upTo(): { upTo?: number } {
    const ids = (this.list.data ?? []).map(({ id }) => id);
    return ids.length === 0 ? {} : { upTo: Math.max(...ids) };
  }

  private readonly add = (message: MessageDto): void => {
    if (!message.isQuiet) this.news = message;
    this.unread.changed();
    const list = this.lists[message.type];
    const others = list.data?.filter(({ id }) => id !== message.id);
    if (others !== undefined) list.data = [message, ...others].slice(0, SHOWN_IN_BOX);
  };

  private readonly update = (message: MessageDto): void => {
    this.unread.changed();
    const list = this.lists[message.type];
    list.data = list.data?.map((one) => (one.id === message.id ? message : one)) ?? null;
  };

  private readonly markRead = (ids: number[]): void => {
    this.unread.changed();
    for (const kind of kinds) {
      const list = this.lists[kind];
      list.data =
        list.data?.map((message) =>
          ids.includes(message.id) ? { ...message, status: MessageStatus.read } : message,
        ) ?? null;
    }
  };

  /** Reloads after a removal, so that older messages move up. */
  private readonly drop = (ids: number[]): void => {
    this.unread.changed();
    for (const kind of kinds) {
      if (this.lists[kind].data?.some(({ id }) => ids.includes(id))) void this.load(kind);
    }
  };

  private readonly reload = (): void => {
    this.unread.changed();
    for (const kind of kinds) if (this.lists[kind].data !== null) void this.load(kind);
  };
}
