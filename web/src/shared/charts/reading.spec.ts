import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step';
import { describeStep } from './describe-step';

describe('a reader of a chart', () => {
  it('moves by arrow keys within the chart', () => {
    expect(nextStep('ArrowRight', null, 3)).toBe(0);
    expect(nextStep('ArrowLeft', null, 3)).toBe(2);
    expect(nextStep('ArrowDown', 1, 3)).toBe(2);
    expect(nextStep('ArrowRight', 2, 3)).toBe(2);
    expect(nextStep('ArrowUp', 0, 3)).toBe(0);
    expect(nextStep('Home', 2, 3)).toBe(0);
    expect(nextStep('End', null, 3)).toBe(2);
  });

  it('closes the readout and ignores other keys', () => {
    expect(nextStep('Escape', 1, 3)).toBeNull();
    expect(nextStep('Escape', null, 3)).toBeUndefined();
    expect(nextStep('Tab', 1, 3)).toBeUndefined();
  });

  it('gets every series of a step', () => {
    const data = {
      labels: ['Mon', 'Tue'],
      series: [
        { name: 'Clicks', values: [1, 1200] },
        { name: 'Shares', values: [3, 4] },
      ],
    };
    expect(describeStep(data, 1, String, false)).toBe('Tue: Clicks 1200; Shares 4');
  });

  it('gets the size of a slice', () => {
    const data = { labels: ['a', 'b'], series: [{ name: 'Items', values: [1, 3] }] };
    expect(describeStep(data, 1, String, true)).toBe('b: Items 3 (75%)');
  });
});
