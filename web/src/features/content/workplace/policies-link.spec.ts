import { describe, expect, it } from 'vitest';
import { policiesLink } from './policies-link';

describe('policiesLink', () => {
  it('links to the rows of a figure', () => {
    expect(policiesLink()).toBe('/list/search-table?current=1');
    expect(policiesLink({ createdTime: ['2026-01-31', '2026-02-01'] })).toBe(
      '/list/search-table?createdTime=2026-01-31&createdTime=2026-02-01',
    );
  });
});
