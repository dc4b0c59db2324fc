import { describe, expect, it } from 'vitest';
import { byBestMatch, matching } from './match';

const items = [
  { name: 'workplace', words: ['កន្លែងធ្វើការ', 'Workplace', 'Dashboard'] },
  { name: 'table', words: ['តារាងស្វែងរក', 'Search Table', 'List'] },
  { name: 'top', words: ['ម៉ឺនុយខាងលើ', 'Top menu'] },
  { name: 'role', words: ['ប្ដូរតួនាទី', 'Switch roles'] },
];
const found = (query: string) => matching(items, query).map(({ name }) => name);

describe('the search of the palette', () => {
  it('shows everything for an empty query', () => {
    expect(found('')).toEqual(['workplace', 'table', 'top', 'role']);
  });

  it.each([
    ['in the language of the page', 'តារាង', 'table'],
    ['in English', 'search', 'table'],
    ['by a later word', 'table', 'table'],
    ['by the group', 'dash', 'workplace'],
    ['by letters in their order', 'srctb', 'table'],
    ['whatever the case', 'TOP', 'top'],
    ['with breaks between Khmer words', 'កន្លែង\u200Bធ្វើការ', 'workplace'],
    ['with either letter of the same Khmer subscript', 'ប្តូរតួនាទី', 'role'],
  ])('finds %s', (_, query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('ranks prefix matches first', () => {
    expect(found('t')[0]).toBe('top');
  });

  it('finds a page by what is done there, after the thing of that name, and shows the group of the best match first', () => {
    const pages = { commands: [{ words: ['Webhooks'], hints: ['create a webhook'] }] };
    const actions = { commands: [{ words: ['Create a set'] }] };
    expect(byBestMatch([pages, actions], 'create')).toEqual([actions, pages]);
    expect(byBestMatch([pages, actions], 'create a webhook')).toEqual([pages, actions]);
    expect(matching(pages.commands, 'crthk')).toEqual([]);
  });

  it('finds nothing for an unknown text', () => {
    expect(found('zzz')).toEqual([]);
  });
});
