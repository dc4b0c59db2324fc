import { makeAutoObservable, observable } from 'mobx';
import {
  clearMessages,
  listMessagePage,
  readAllMessages,
  readMessages,
  removeMessages,
} from '../../../api/generated/messages/messages';
import { type MessageDto, type MessageKind, MessageStatus } from '../../../api/generated/model';
import type { ListMessagePageParams } from '../../../api/generated/model';
import { LanguageFollower } from '../../../shared/i18n/language-follower';
import { Throttle } from '../../../shared/lib/throttle';
import { countFilters, filtersOf, paramsOf } from '../../../shared/lists/filters';
import { PagedList } from '../../../shared/lists/paged-list';
import { watchMessages } from './watch-messages';
import { type MessagesQuery, unfiltered } from './messages-view';
import { UnreadStore } from './unread.store';

/** A page of messages. A message that was read stays in the list until the next query. */
export class MessagesStore {
  readonly unread = new UnreadStore();
  readonly list = new PagedList<MessageDto, MessagesQuery>((query, signal) =>
    listMessagePage(messageParams(query), { signal, skipErrorToast: true }),
  );
  private readonly readHere = observable.set<number>();
  private readonly throttle = new Throttle(() => void this.list.refresh());
  private readonly language = new LanguageFollower(() => void this.list.refresh());

  constructor() {
    makeAutoObservable<this, 'language' | 'throttle' | 'readHere'>(
      this,
      { unread: false, list: false, language: false, throttle: false, readHere: false },
      { autoBind: true },
    );
  }

  /** Shows the query and follows changes until the returned function is called. */
  show(query: MessagesQuery): () => void {
    // Always a new object: a hidden page missed the events in between.
    void this.list.show({ ...query });
    void this.unread.load();
    const end = watchMessages({
      created: this.changed,
      updated: this.update,
      read: this.markRead,
      removed: this.changed,
      gap: this.changed,
    });
    const endLanguage = this.language.start();
    return () => {
      end();
      endLanguage();
      this.throttle.cancel();
      this.list.stop();
      this.unread.stop();
    };
  }

  /** Whether a kind is known to have no messages: the rows may still be those of another kind, or of filters. */
  isEmpty(type: MessageKind): boolean {
    const { answered, total } = this.list;
    return answered?.type === type && total === 0 && countFilters(filtersOf(answered, unfiltered)) === 0;
  }

  isRead({ id, status }: MessageDto): boolean {
    return status === MessageStatus.read || this.readHere.has(id);
  }

  async read(message: MessageDto): Promise<void> {
    if (this.isRead(message)) return;
    this.markRead([message.id]);
    try {
      await readMessages({ ids: [message.id] });
    } catch {
      this.readHere.delete(message.id);
      this.changed();
    }
  }

  async readAll(type: MessageKind): Promise<void> {
    await readAllMessages({ type });
    this.changed();
  }

  async remove({ id }: MessageDto): Promise<void> {
    await removeMessages({ ids: [id] }, { skipErrorToast: true });
    this.changed();
  }

  async clear(type: MessageKind): Promise<void> {
    await clearMessages({ type }, { skipErrorToast: true });
    this.changed();
  }

  private readonly markRead = (ids: number[]): void => {
    for (const id of ids) this.readHere.add(id);
    this.unread.changed();
  };

  /** A todo that is open again is unread again. */
  private readonly update = ({ id }: MessageDto): void => {
    this.readHere.delete(id);
    this.changed();
  };

  private readonly changed = (): void => {
    this.throttle.schedule();
    this.unread.changed();
  };
}

/** Messages have no tag to filter by. */
function messageParams({ messageType, ...query }: MessagesQuery): ListMessagePageParams {
  return paramsOf(query.type === 'message' ? query : { ...query, messageType });
}
