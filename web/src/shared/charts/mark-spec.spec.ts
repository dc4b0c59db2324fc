import { describe, expect, it } from 'vitest';
import type { ChartData, ChartKind } from './chart-data';
import { markSpec } from './mark-spec';

const data: ChartData = {
  labels: ['a', 'b'],
  series: [
    { name: 'one', values: [1, 2] },
    { name: 'two', values: [3, 4] },
  ],
};
const colors = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'];
const look = { colors, fills: ['plain', 'hatched'], width: 300, height: 200, isStill: true };

interface Drawn {
  children: { type: string; animate: unknown; style: object; axis: boolean; tooltip: boolean }[];
}
const drawn = (kind: ChartKind, isStill = true) =>
  markSpec(kind, data, 10, { ...look, isStill }) as unknown as Drawn;

describe('markSpec', () => {
  it.each<[ChartKind, string[]]>([
    ['line', ['line', 'line']],
    ['area', ['area', 'line', 'area', 'line']],
    ['bar', ['interval']],
    ['stackedBar', ['interval']],
    ['donut', ['interval']],
    ['radar', ['area', 'line', 'area', 'line']],
  ])('draws a %s with the marks that the runtime has', (kind, types) => {
    expect(drawn(kind).children.map(({ type }) => type)).toEqual(types);
  });

  it('dots the end of what is not over', () => {
    const { children } = markSpec('line', { ...data, isUnfinished: true }, 10, look) as unknown as {
      children: { data: { step: string; series: string }[]; style: { lineDash: number[] } }[];
    };
    expect(children.map((mark) => mark.data.map(({ series, step }) => series + step).join(' '))).toEqual([
      '00',
      '00 01',
      '10',
      '10 11',
    ]);
    expect(children.map(({ style }) => style.lineDash)).toEqual([[], [1, 4], [7, 4], [1, 4]]);
  });

  it('ends the area of what is not over under its line', () => {
    const { children } = markSpec('area', { ...data, isUnfinished: true }, 10, look) as unknown as {
      children: { type: string; data: object[] }[];
    };
    const sizesOf = (type: string) =>
      children.filter((mark) => mark.type === type).map((mark) => mark.data.length);
    expect(sizesOf('area')).toEqual(sizesOf('line'));
  });

  it('distinguishes lines by more than colour', () => {
    const [one, two] = drawn('line').children;
    expect(one?.style).toMatchObject({ stroke: 'rgb(1, 2, 3)', lineDash: [] });
    expect(two?.style).toMatchObject({ stroke: 'rgb(4, 5, 6)', lineDash: [7, 4] });
  });

  it.each<[ChartKind, object]>([
    ['stackedBar', { step: '0', series: '1' }],
    ['donut', { step: '1', series: '0' }],
  ])('distinguishes the areas of a %s by more than colour', (kind, row) => {
    const [areas] = drawn(kind).children;
    const { fill } = areas?.style as { fill: (one: object) => string };
    expect(fill(row)).toBe('hatched');
  });

  it('animates only if motion is allowed', () => {
    expect(drawn('donut').children[0]?.animate).toBe(false);
    expect(drawn('donut', false).children[0]?.animate).toMatchObject({ enter: { type: 'fadeIn' } });
  });

  it('leaves axes and tooltips to the page', () => {
    for (const child of drawn('stackedBar').children)
      expect(child).toMatchObject({ axis: false, tooltip: false });
  });
});
