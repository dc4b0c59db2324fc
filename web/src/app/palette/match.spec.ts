import { describe, expect, it } from 'vitest';
import { matching } from './match';

const items = [
  { name: 'workplace', words: ['កន្លែងធ្វើការ', 'Workplace', 'Dashboard'] },
  { name: 'table', words: ['តារាងស្វែងរក', 'Search Table', 'List'] },
  { name: 'top', words: ['ម៉ឺនុយខាងលើ', 'Top menu'] },
];
const found = (query: string) => matching(items, query).map(({ name }) => name);

describe('the search of the palette', () => {
  it('shows everything for an empty query', () => {
    expect(found('')).toEqual(['workplace', 'table', 'top']);
  });

  it.each([
    ['in the language of the page', 'តារាង', 'table'],
    ['in English', 'search', 'table'],
    ['by a later word', 'table', 'table'],
    ['by the group', 'dash', 'workplace'],
    ['by letters in their order', 'srctb', 'table'],
    ['whatever the case', 'TOP', 'top'],
  ])('finds %s', (_, query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('ranks prefix matches first', () => {
    expect(found('t')[0]).toBe('top');
  });

  it('finds nothing for an unknown text', () => {
    expect(found('zzz')).toEqual([]);
  });
});
