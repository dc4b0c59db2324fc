import { describe, expect, it } from 'vitest';
import { columnWidths, withinWidths } from './data-table-widths';

const index = { key: 'index', width: 44 };
const number = { key: 'number', width: 80, ideal: 100 };
const name = { key: 'name', width: 160, grows: true };
const time = { key: 'time', width: 120, ideal: 180 };

describe('columnWidths', () => {
  it('grows each column by its share and gives the rest to the name', () => {
    const { tableMin, cssOf } = columnWidths([index, number, name, time], {}, 40);
    expect(tableMin).toBe('calc(27.75rem)');
    expect(cssOf('index')).toBe('2.75rem');
    expect(cssOf('number')).toBe('clamp(5rem, 5rem + (100cqi - 27.75rem) * 0.2500, 6.25rem)');
    expect(cssOf('time')).toBe('clamp(7.5rem, 7.5rem + (100cqi - 27.75rem) * 0.7500, 11.25rem)');
    expect(cssOf('name')).toBe('auto');
  });

  it('gives the name its share too, so that it does not wrap while other columns have room', () => {
    const wide = { ...name, ideal: 240 };
    const { cssOf } = columnWidths([index, number, wide, time], {}, 40);
    expect(cssOf('number')).toBe('clamp(5rem, 5rem + (100cqi - 27.75rem) * 0.1250, 6.25rem)');
    expect(cssOf('name')).toBe('auto');
  });

  it('keeps a chosen width and gives the rest to the widest other column', () => {
    const { tableMin, cssOf } = columnWidths([index, number, name, time], { name: 300, index: 50 }, 0);
    expect(tableMin).toBe('calc((12.5rem + 350px))');
    expect(cssOf('name')).toBe('300px');
    expect(cssOf('number')).toBe('clamp(5rem, 5rem + (100cqi - (12.5rem + 350px)) * 0.2500, 6.25rem)');
    expect(cssOf('time')).toBe('auto');
  });

  it('limits chosen widths', () => {
    expect(withinWidths(3)).toBe(48);
    expect(withinWidths(120.4)).toBe(120);
    expect(withinWidths(9000)).toBe(800);
  });
});
