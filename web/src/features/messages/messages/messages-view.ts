import type { MessageKind } from '../../../api/generated/model';
import { listMessagePageLimits } from '../../../api/generated/model/limits/messages';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, textField } from '../../../shared/lists/url-fields';
import { kinds, statuses, tags } from './messages.constants';

export interface MessagesQuery extends PageQuery {
  type: MessageKind;
  search: string;
  status: (typeof statuses)[number] | '';
  messageType: (typeof tags)[number] | '';
}

export const messagesQuery = new UrlCodec<MessagesQuery>({
  type: choiceField<MessageKind, MessageKind>(kinds, 'message'),
  search: textField(listMessagePageLimits.search.maxLength),
  status: choiceField(statuses, ''),
  messageType: choiceField(tags, ''),
  ...pageFields,
});

export const unfiltered = { search: '', status: '', messageType: '' } satisfies Partial<MessagesQuery>;
