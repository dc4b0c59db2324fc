import { describe, expect, it } from 'vitest';
import type { ChatMessageDto } from '../../../api/generated/model';
import { added, collected, merge, moderated, withNewest } from './timeline';

const message = (id: number, part: Partial<ChatMessageDto> = {}): ChatMessageDto => ({
  ...{ id, username: 'Leo', content: `Message ${id}`, time: '10:00:00', sentAt: '2026-11-22 10:00:00' },
  ...{ isCollect: false, category: 'message', authorId: null, key: null },
  ...{ replyTo: null, hiddenReason: null, version: 1 },
  ...part,
});
const timeline = (...messages: ChatMessageDto[]) => ({ messages, hasEarlier: true });
const idsOf = (messages: readonly ChatMessageDto[]) => messages.map(({ id }) => id);

describe('the timeline', () => {
  it('has each message once and in order, in whatever order they come', () => {
    expect(idsOf(merge([message(2), message(5)], [message(5), message(1), message(3)]))).toEqual([
      1, 2, 3, 5,
    ]);
  });

  it('does not let an older version overwrite a newer one', () => {
    const hidden = message(1, { version: 2, hiddenReason: 'Spam' });
    expect(merge([hidden], [message(1)])).toEqual([hidden]);
    expect(moderated({ id: 1, version: 1, hiddenReason: null })(timeline(hidden)).messages).toEqual([hidden]);
  });

  it('keeps older messages that the newest page joins on to', () => {
    const known = timeline(message(1), message(2), message(3));
    expect(idsOf(withNewest(known, timeline(message(3), message(4))).messages)).toEqual([1, 2, 3, 4]);
  });

  it('drops older messages if there may be a gap to the newest page', () => {
    const known = timeline(message(1), message(2));
    const newest = timeline(message(8), message(9));
    expect(withNewest(known, newest)).toEqual(newest);
    expect(withNewest(null, newest)).toEqual(newest);
    expect(withNewest(known, timeline())).toEqual(timeline());
  });

  it('marks what was collected and hidden, and the quotes of it', () => {
    const quote = { id: 1, username: 'Leo', content: 'Message 1', isHidden: false };
    let changed = added(message(2, { replyTo: quote }))(timeline(message(1)));
    changed = moderated({ id: 1, version: 2, hiddenReason: 'Spam' })(collected(1, true)(changed));
    expect(changed.messages).toEqual([
      message(1, { isCollect: true, version: 2, hiddenReason: 'Spam' }),
      message(2, { replyTo: { ...quote, isHidden: true } }),
    ]);
  });
});
