import { describe, expect, it } from 'vitest';
import { singleKeyOf } from './single-key';

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('singleKeyOf', () => {
  it('names letters in lower case, and other keys as they are', () => {
    expect(['J', '/', 'Enter'].map((name) => singleKeyOf(key(name), null))).toEqual(['j', '/', 'Enter']);
  });

  it('ignores keys in inputs and selects', () => {
    expect(singleKeyOf(key('j'), { tagName: 'INPUT', type: 'text' })).toBeNull();
    expect(singleKeyOf(key('j'), { tagName: 'SELECT' })).toBeNull();
    expect(singleKeyOf(key('/'), { tagName: 'TEXTAREA' })).toBeNull();
    expect(singleKeyOf(key('j'), { tagName: 'INPUT', type: 'checkbox' })).toBe('j');
  });

  it('ignores browser and system shortcuts', () => {
    expect(singleKeyOf(key('x', { ctrlKey: true }), null)).toBeNull();
    expect(singleKeyOf(key('k', { metaKey: true }), null)).toBeNull();
  });
});
