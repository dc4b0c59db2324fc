import { describe, expect, it } from 'vitest';
import { periodQuery, periodView } from './period-view';

const asked = (search: string) => periodQuery(periodView.read(new URLSearchParams(search)), '2026-03-01');

describe('the period of an analysis', () => {
  it('is the last thirty days compared with those before, if the address names none', () => {
    const standard = { from: '2026-01-31', to: '2026-03-01', compare: 'previous' };
    expect(asked('')).toEqual(standard);
    expect(asked('range=decade&days=2026-01-01&compare=everything')).toEqual(standard);
  });

  it.each([
    ['today', '2026-03-01'],
    ['week', '2026-02-23'],
    ['thirtyDays', '2026-01-31'],
    ['month', '2026-03-01'],
    ['year', '2026-01-01'],
  ])('ends today and begins where %s begins', (range, from) => {
    expect(asked(`range=${range}&compare=year`)).toEqual({ from, to: '2026-03-01', compare: 'year' });
  });

  it('takes chosen days in any order, before a range', () => {
    expect(asked('range=today&days=2026-02-03&days=2026-02-01')).toEqual({
      from: '2026-02-01',
      to: '2026-02-03',
      compare: 'previous',
    });
  });
});
