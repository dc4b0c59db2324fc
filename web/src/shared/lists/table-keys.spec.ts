import { describe, expect, it } from 'vitest';
import { commandOf } from './table-keys';

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('commandOf', () => {
  it('maps the keys of a list', () => {
    const meant = ['/', 'j', 'k', 'x', 'Enter', 'Escape', '?', 'J', 'q'].map((name) =>
      commandOf(key(name), null),
    );
    expect(meant).toEqual(['search', 'next', 'previous', 'select', 'open', 'clear', 'help', 'next', null]);
  });

  it('ignores keys in inputs and selects', () => {
    expect(commandOf(key('j'), { tagName: 'INPUT', type: 'text' })).toBeNull();
    expect(commandOf(key('j'), { tagName: 'SELECT' })).toBeNull();
    expect(commandOf(key('/'), { tagName: 'TEXTAREA' })).toBeNull();
    expect(commandOf(key('j'), { tagName: 'INPUT', type: 'checkbox' })).toBe('next');
  });

  it('ignores browser and system shortcuts', () => {
    expect(commandOf(key('x', { ctrlKey: true }), null)).toBeNull();
    expect(commandOf(key('k', { metaKey: true }), null)).toBeNull();
  });
});
