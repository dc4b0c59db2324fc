import { describe, expect, it } from 'vitest';
import { cachedPages, type CachedPage } from './cached-pages';

const page = (name: string, key = 'first'): CachedPage => ({
  name,
  Page: () => null,
  location: { pathname: `/${name}`, search: '', hash: '', state: null, key },
});
const [a, b, c] = [page('a'), page('b'), page('c')];
const always = () => true;

describe('cachedPages', () => {
  it('is the same array while nothing changes', () => {
    const pages = [a, b];
    expect(cachedPages(pages, b, always)).toBe(pages);
  });

  it('adds a new page behind the others and changes no order', () => {
    expect(cachedPages([a, b], c, always)).toEqual([a, b, c]);
    const moved = { ...a, location: page('a', 'second').location };
    expect(cachedPages([a, b], moved, always)).toEqual([moved, b]);
  });

  it('keeps the current page, and the others as long as they are to be kept', () => {
    expect(cachedPages([a, b], c, () => false)).toEqual([c]);
    expect(cachedPages([a, b, c], c, (name) => name === 'b')).toEqual([b, c]);
  });
});
