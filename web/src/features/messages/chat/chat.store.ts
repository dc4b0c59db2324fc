import { makeAutoObservable } from 'mobx';
import type {
  ChatCollectionDto,
  ChatMessageDto,
  ChatModerationDto,
  TranscriptFormat,
} from '../../../api/generated/model';
import {
  collectChatMessage,
  createChatTranscript,
  hideChatMessage,
  listChatMessages,
  restoreChatMessage,
  uncollectChatMessage,
} from '../../../api/generated/studio/studio';
import { Resource } from '../../../shared/data/resource';
import { Throttle } from '../../../shared/lib/throttle';
import { type Events, LiveFollower } from '../../../shared/live-events/live-follower';
import { type ChatView, filterOf, isFiltered, matches, noFilters } from './chat-view';
import { OutboxStore } from './outbox.store';
import { added, type Change, collected, merge, moderated, type Timeline, withNewest } from './timeline';

/** Messages per request. */
export const PAGE = 50;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The messages that the filters match, kept up to date, and what can be done with them. */
export class ChatStore {
  readonly account: string;
  readonly outbox: OutboxStore;
  readonly loaded = new Resource<Timeline>();
  earlier: 'idle' | 'loading' | 'failed' = 'idle';
  /** The last message of somebody else, for the announcement. */
  news: ChatMessageDto | null = null;
  view: ChatView = noFilters;
  /** How many sent messages the filters do not show. */
  elsewhere = 0;
  /** Whether the reader sees the newest message. */
  private isAtEnd = true;
  /** The newest message when the reader left the end. */
  private seenId = 0;
  /** Since the current request: its answer may be older. */
  private recent: Change[] = [];
  /** Pending changes by message id. A list requested before they are stored would be stale. */
  private readonly collecting = new Map<number, Promise<unknown>>();
  /** Events may have been missed, and with them changes of any message. */
  private readonly throttle = new Throttle(() => {
    this.loadNewest(false);
  });
  private readonly live: { start: () => () => void }[];

  /** @param account whose unsent messages are kept */
  constructor(account: string, events?: Events) {
    this.account = account;
    makeAutoObservable<this, 'collecting' | 'live' | 'recent' | 'throttle'>(
      this,
      {
        account: false,
        loaded: false,
        outbox: false,
        collecting: false,
        live: false,
        recent: false,
        throttle: false,
      },
      { autoBind: true },
    );
    this.outbox = new OutboxStore(account, this.confirm);
    const { schedule } = this.throttle;
    this.live = [
      new LiveFollower('chat.sent', this.receive, schedule, events),
      new LiveFollower('chat.moderated', this.takeModeration, schedule, events),
      new LiveFollower('chat.collected', this.takeCollection, schedule, events),
    ];
  }

  get messages(): readonly ChatMessageDto[] {
    return this.loaded.data?.messages ?? [];
  }

  /** The messages of each day. @returns days as `YYYY-MM-DD` */
  get days(): { day: string; messages: readonly ChatMessageDto[] }[] {
    const days: { day: string; messages: ChatMessageDto[] }[] = [];
    for (const message of this.messages) {
      const day = message.sentAt.slice(0, DAY_LENGTH);
      const last = days.at(-1);
      if (last?.day === day) last.messages.push(message);
      else days.push({ day, messages: [message] });
    }
    return days;
  }

  /** How many messages came below what the reader sees. */
  get unseen(): number {
    return this.isAtEnd ? 0 : this.messages.filter(({ id }) => id > this.seenId).length;
  }

  get hasEarlier(): boolean {
    return this.loaded.data?.hasEarlier ?? false;
  }

  /** Follows the chat until the returned function is called. */
  follow(): () => void {
    const ends = [...this.live.map((follower) => follower.start()), this.outbox.follow()];
    this.throttle.resume();
    return () => {
      for (const end of ends) end();
      this.throttle.pause();
      this.loaded.stop();
    };
  }

  show(view: ChatView): void {
    const isSame = this.loaded.isLoaded && JSON.stringify(view) === JSON.stringify(this.view);
    this.view = view;
    if (isSame) return;
    this.loaded.clear();
    this.load();
  }

  /** Keeps the older messages that were loaded before. */
  readonly load = (): void => {
    this.loadNewest(true);
  };

  setAtEnd(isAtEnd: boolean): void {
    if (this.isAtEnd && !isAtEnd) this.seenId = this.messages.at(-1)?.id ?? 0;
    this.isAtEnd = isAtEnd;
  }

  async loadEarlier(): Promise<void> {
    const [first] = this.messages;
    if (first === undefined || !this.hasEarlier || this.earlier === 'loading') return;
    const { view } = this;
    this.setEarlier('loading');
    try {
      const { messages, hasEarlier } = await this.page({ before: first.id });
      // What they were to join on to may have been replaced meanwhile.
      if (view === this.view && this.messages[0]?.id === first.id)
        this.apply((timeline) => ({ messages: merge(messages, timeline.messages), hasEarlier }));
      this.setEarlier('idle');
    } catch {
      if (view === this.view) this.setEarlier('failed');
    }
  }

  /** At once; taken back if it fails, with the reason in a toast. */
  async toggleCollected({ id, isCollect }: ChatMessageDto): Promise<void> {
    if (this.collecting.has(id)) return;
    this.apply(collected(id, !isCollect));
    try {
      const call = isCollect ? uncollectChatMessage(id) : collectChatMessage(id);
      this.collecting.set(id, call);
      await call;
    } catch {
      this.apply(collected(id, isCollect));
    } finally {
      this.collecting.delete(id);
    }
  }

  /** @throws ApiError, already shown to the user */
  async hide({ id, version }: ChatMessageDto, reason: string): Promise<void> {
    await this.moderate(() => hideChatMessage(id, { version, reason }));
  }

  /** @throws ApiError, already shown to the user */
  async restore(id: number): Promise<void> {
    const version = this.messages.find((message) => message.id === id)?.version ?? 1;
    await this.moderate(() => restoreChatMessage(id, { version }));
  }

  /**
   * @returns the URL of the file
   * @throws ApiError, already shown to the user
   */
  async transcript(format: TranscriptFormat): Promise<string> {
    return (await createChatTranscript({ format, filter: filterOf(this.view) })).address;
  }

  private async moderate(call: () => ReturnType<typeof hideChatMessage>): Promise<void> {
    try {
      this.apply(moderated(await call()));
    } catch (error) {
      // Somebody else may have been faster.
      this.load();
      throw error;
    }
  }

  private loadNewest(keepsEarlier: boolean): void {
    void this.loaded.load(async (signal) => {
      this.recent = [];
      this.setEarlier('idle');
      await Promise.allSettled(this.collecting.values());
      const newest = await this.page({}, signal);
      for (const message of newest.messages) this.outbox.settle(message);
      const timeline = withNewest(keepsEarlier ? this.loaded.data : null, newest);
      return this.recent.reduce((known, change) => change(known), timeline);
    });
  }

  private async page(place: { before?: number }, signal?: AbortSignal): Promise<Timeline> {
    const options = signal === undefined ? {} : { signal };
    const query = { ...filterOf(this.view), ...place, limit: PAGE };
    const messages = await listChatMessages(query, { ...options, skipErrorToast: true });
    return { messages, hasEarlier: messages.length === PAGE };
  }

  private readonly receive = (message: ChatMessageDto): void => {
    const isOwn = this.outbox.settle(message);
    this.add(message);
    if (!isOwn) this.news = message;
  };

  private readonly confirm = (message: ChatMessageDto): void => {
    if (!this.add(message)) this.elsewhere += 1;
  };

  private readonly takeModeration = (moderation: ChatModerationDto): void => {
    this.apply(moderated(moderation));
  };

  private readonly takeCollection = ({ id, isCollect }: ChatCollectionDto): void => {
    this.apply(collected(id, isCollect));
    const isMissing = isCollect && !this.messages.some((message) => message.id === id);
    if (isMissing && this.view.chatCollected === 'only') this.throttle.schedule();
  };

  /** @returns whether the filters show it */
  private add(message: ChatMessageDto): boolean {
    const isShown = !isFiltered(this.view) || matches(message, this.view);
    if (isShown) this.apply(added(message));
    return isShown;
  }

  private apply(change: Change): void {
    const { data, isLoading } = this.loaded;
    if (isLoading) this.recent.push(change);
    if (data !== null) this.loaded.data = change(data);
  }

  private setEarlier(state: ChatStore['earlier']): void {
    this.earlier = state;
  }
}
