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
  it('returns the same array if nothing changes', () => {
    const pages = [a, b];
    expect(cachedPages(pages, b, always)).toBe(pages);
  });

  it('appends a new page and keeps the order', () => {
    expect(cachedPages([a, b], c, always)).toEqual([a, b, c]);
    const moved = { ...a, location: { ...page('a', 'second').location, search: '?current=2' } };
    expect(cachedPages([a, b], moved, always)).toEqual([moved, b]);
  });

  it('keeps the location of a page to which one returns, so that it is not rendered again', () => {
    const pages = [a, b];
    const returned = { ...a, location: page('a', 'second').location };
    expect(cachedPages(pages, returned, always)).toBe(pages);
  });

  it('keeps the current page and the other cached pages', () => {
    expect(cachedPages([a, b], c, () => false)).toEqual([c]);
    expect(cachedPages([a, b, c], c, (name) => name === 'b')).toEqual([b, c]);
  });
});
