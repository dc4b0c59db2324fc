import { describe, expect, it } from 'vitest';
import { keptPages, type KeptPage } from './kept-pages';

const page = (name: string, key = 'first'): KeptPage => ({
  name,
  Page: () => null,
  location: { pathname: `/${name}`, search: '', hash: '', state: null, key },
});
const [a, b, c] = [page('a'), page('b'), page('c')];
const always = () => true;

describe('keptPages', () => {
  it('is the same array while nothing changes', () => {
    const pages = [a, b];
    expect(keptPages(pages, b, always)).toBe(pages);
  });

  it('adds a new page behind the others and changes no order', () => {
    expect(keptPages([a, b], c, always)).toEqual([a, b, c]);
    const moved = { ...a, location: page('a', 'second').location };
    expect(keptPages([a, b], moved, always)).toEqual([moved, b]);
  });

  it('keeps the current page, and the others as long as they are to be kept', () => {
    expect(keptPages([a, b], c, () => false)).toEqual([c]);
    expect(keptPages([a, b, c], c, (name) => name === 'b')).toEqual([b, c]);
  });
});
