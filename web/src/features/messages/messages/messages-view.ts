import type { MessageKind } from '../../../api/generated/model';
import { listMessagePageLimits } from '../../../api/generated/model/limits/messages';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { timeRangeField } from '../../../shared/lists/time-range-field';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, textField } from '../../../shared/lists/url-fields';
import { kinds, noticeKinds, statuses, tags } from './messages.constants';

export interface MessagesQuery extends PageQuery {
  type: MessageKind;
  search: string;
  status: (typeof statuses)[number] | '';
  messageType: (typeof tags)[number] | '';
  kind: (typeof noticeKinds)[number] | '';
  time: string[];
}

export const messagesQuery = new UrlCodec<MessagesQuery>({
  type: choiceField<MessageKind, MessageKind>(kinds, 'message'),
  search: textField(listMessagePageLimits.search.maxLength),
  status: choiceField(statuses, ''),
  messageType: choiceField(tags, ''),
  kind: choiceField(noticeKinds, ''),
  time: timeRangeField(),
  ...pageFields,
});

export const unfiltered = {
  search: '',
  status: '',
  messageType: '',
  kind: '',
  time: [],
} satisfies Partial<MessagesQuery>;
