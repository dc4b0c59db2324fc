import { makeAutoObservable } from 'mobx';
import { ChatCategory, type ChatMessageDto, type ChatReplyDto } from '../../../api/generated/model';
import { sendChatMessageDtoLimits } from '../../../api/generated/model/limits/studio';
import { readDraft, writeDraft } from './kept-outbox';
import type { OutboxStore } from './outbox.store';

/** Why nothing was sent. The input stays. */
export type Refusal = 'empty' | 'tooLong';

/** What is being written. The text is kept over a reload. */
export class ComposerStore {
  text: string;
  category: ChatCategory = ChatCategory.message;
  answered: ChatReplyDto | null = null;
  refusal: Refusal | null = null;
  private readonly account: string;
  private readonly outbox: Pick<OutboxStore, 'send'>;

  constructor(account: string, outbox: Pick<OutboxStore, 'send'>) {
    this.account = account;
    this.outbox = outbox;
    this.text = readDraft(account);
    makeAutoObservable<this, 'account' | 'outbox'>(
      this,
      { account: false, outbox: false },
      { autoBind: true },
    );
  }

  /** How many characters may still be added; negative if there are too many. */
  get room(): number {
    return sendChatMessageDtoLimits.content.maxLength - Array.from(this.text.trim()).length;
  }

  write(text: string): void {
    this.text = text;
    this.refusal = null;
    writeDraft(this.account, text);
  }

  readonly choose = (category: ChatCategory): void => {
    this.category = category;
  };

  readonly answer = (message: ChatMessageDto | null): void => {
    if (message === null) this.answered = null;
    else {
      const { id, username, content, hiddenReason } = message;
      this.answered = { id, username, content, isHidden: hiddenReason !== null };
    }
  };

  /** @returns whether the message is on its way, or waits for a connection; otherwise `refusal` says why not */
  send(): boolean {
    this.refusal = this.reasonAgainst();
    if (this.refusal !== null) return false;
    const { category, answered } = this;
    const reply = answered === null ? {} : { replyToId: answered.id };
    void this.outbox.send({ content: this.text.trim(), category, ...reply }, answered);
    this.write('');
    this.answered = null;
    this.category = ChatCategory.message;
    return true;
  }

  private reasonAgainst(): Refusal | null {
    if (this.text.trim() === '') return 'empty';
    return this.room < 0 ? 'tooLong' : null;
  }
}
