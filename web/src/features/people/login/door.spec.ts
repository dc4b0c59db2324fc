import { describe, expect, it } from 'vitest';
import { doorIn, searchOf } from './door';

const REDIRECT = 'redirect=%2Flist%2Fcard';

describe('the doors of the login page', () => {
  it('stand in the address', () => {
    expect(doorIn('?door=register')).toBe('register');
    expect(doorIn(`?${REDIRECT}`)).toBeNull();
    expect(doorIn('?door=window')).toBeNull();
  });

  it('keep the page that opens after logging in', () => {
    expect(searchOf('forgot', `?${REDIRECT}`)).toBe(`${REDIRECT}&door=forgot`);
    expect(searchOf(null, `?door=forgot&${REDIRECT}`)).toBe(REDIRECT);
  });
});
