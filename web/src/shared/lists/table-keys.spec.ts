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
  it('knows the keys of a list', () => {
    const meant = ['/', 'j', 'k', 'x', 'Enter', 'Escape', '?', 'J', 'q'].map((name) =>
      commandOf(key(name), null),
    );
    expect(meant).toEqual(['search', 'next', 'previous', 'select', 'open', 'clear', 'help', 'next', null]);
  });

  it('leaves those alone that write, or choose from a list', () => {
    expect(commandOf(key('j'), { tagName: 'INPUT', type: 'text' })).toBeNull();
    expect(commandOf(key('j'), { tagName: 'SELECT' })).toBeNull();
    expect(commandOf(key('/'), { tagName: 'TEXTAREA' })).toBeNull();
    expect(commandOf(key('j'), { tagName: 'INPUT', type: 'checkbox' })).toBe('next');
  });

  it('leaves shortcuts of browser and system alone', () => {
    expect(commandOf(key('x', { ctrlKey: true }), null)).toBeNull();
    expect(commandOf(key('k', { metaKey: true }), null)).toBeNull();
  });
});
