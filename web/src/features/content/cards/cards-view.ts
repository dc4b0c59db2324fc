import { searchKey } from '../../../shared/lib/search-key';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, rowKeyField, textField } from '../../../shared/lists/url-fields';
import { type Tab, tabs } from './cards.constants';

export interface CardsView {
  tab: Tab;
  search: string;
  /** The queue that is inspected; 0 for none. */
  queue: number;
}

export const SEARCH_LENGTH = 64;

export const cardsView = new UrlCodec<CardsView>({
  tab: choiceField<Tab, Tab>(tabs, 'all'),
  search: textField(SEARCH_LENGTH),
  queue: rowKeyField(),
});

/** Every word must occur in one of the texts, ignoring spelling. */
export function matches(search: string, ...texts: string[]): boolean {
  const text = searchKey(texts.join('\n'));
  return searchKey(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
