import type { MessageKind } from '../../../api/generated/model';
import { listMessagePageLimits } from '../../../api/generated/model/limits/listMessagePage';
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_PAGE,
  PAGE_SIZES,
  type PageSize,
} from '../../../shared/lists/list-limits';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, textField } from '../../../shared/lists/url-fields';
import { kinds, statuses, tags } from './messages.constants';

export interface MessageFilters {
  search: string;
  status: (typeof statuses)[number] | '';
  messageType: (typeof tags)[number] | '';
}

export interface MessagesQuery extends MessageFilters {
  type: MessageKind;
  current: number;
  pageSize: PageSize;
}

export const messagesQuery = new UrlCodec<MessagesQuery>({
  type: choiceField<MessageKind, MessageKind>(kinds, 'message'),
  search: textField(listMessagePageLimits.search.maxLength),
  status: choiceField(statuses, ''),
  messageType: choiceField(tags, ''),
  current: integerField(FIRST_PAGE, FIRST_PAGE, LAST_PAGE),
  pageSize: choiceField<PageSize, PageSize>(PAGE_SIZES, DEFAULT_PAGE_SIZE),
});

export const noFilters: MessageFilters = { search: '', status: '', messageType: '' };

export function isFiltered({ search, status, messageType }: MessageFilters): boolean {
  return search !== '' || status !== '' || messageType !== '';
}
