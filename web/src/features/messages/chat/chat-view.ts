import { ChatCategory, type ChatFilter, type ChatMessageDto } from '../../../api/generated/model';
import { chatFilterLimits } from '../../../api/generated/model/limits/studio';
import { searchKey } from '../../../shared/lib/search-key';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, textField } from '../../../shared/lists/url-fields';

export const categories = Object.values(ChatCategory);

export interface ChatView {
  chatSearch: string;
  chatCategory: ChatCategory | '';
  chatCollected: 'only' | '';
}

/** Other cards of the page have parameters in the same URL. */
export const chatView = new UrlCodec<ChatView>({
  chatSearch: textField(chatFilterLimits.keyword.maxLength),
  chatCategory: choiceField<ChatCategory, ''>(categories, ''),
  chatCollected: choiceField<'only', ''>(['only'], ''),
});

export const noFilters: ChatView = { chatSearch: '', chatCategory: '', chatCollected: '' };

export function isFiltered(view: ChatView): boolean {
  return view.chatSearch !== '' || view.chatCategory !== '' || view.chatCollected !== '';
}

export function filterOf({ chatSearch, chatCategory, chatCollected }: ChatView): ChatFilter {
  const filter: ChatFilter = { keyword: chatSearch, onlyCollected: chatCollected === 'only' };
  return chatCategory === '' ? filter : { ...filter, category: chatCategory };
}

/** Whether the server would list the message. For messages that arrive live. */
export function matches({ username, content, category, isCollect }: ChatMessageDto, view: ChatView): boolean {
  const keyword = searchKey(view.chatSearch);
  const isFound = [username, content].some((text) => searchKey(text).includes(keyword));
  const isOfCategory = view.chatCategory === '' || category === view.chatCategory;
  return isFound && isOfCategory && (view.chatCollected === '' || isCollect);
}
