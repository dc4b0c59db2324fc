import { describe, expect, it } from 'vitest';
import { type ChartData, type ChartKind, drawnKind, maxValue, partOf } from './chart-data';
import { describeStep } from './describe-step';
import { geometryOf } from './geometry';

const data: ChartData = {
  labels: ['a', 'b', 'c', 'd'],
  series: [
    { name: 'one', values: [10, 20, 0, 40] },
    { name: 'two', values: [5, 0, 10, 10] },
  ],
};
const kinds: ChartKind[] = ['line', 'area', 'bar', 'stackedBar', 'donut', 'radar'];

describe('geometryOf', () => {
  it.each(kinds)('finds the step at the pointer in a %s', (kind) => {
    const { anchor, nearest } = geometryOf(kind, data, 50);
    const steps = kind === 'donut' ? [0, 1, 3] : [0, 1, 2, 3]; // an empty slice cannot be hit
    expect(steps.map((step) => nearest(anchor(step)))).toEqual(steps);
  });

  it('puts the first and the last point of a line at the edges', () => {
    const { dots } = geometryOf('line', data, 40);
    expect(dots(0)[0]).toEqual({ x: 0, y: 0.75 });
    expect(dots(3)[0]).toEqual({ x: 1, y: 0 });
  });

  it('ends bars at their own values, and stacked ones at the sum', () => {
    expect([maxValue('bar', data), maxValue('stackedBar', data)]).toEqual([40, 50]);
    expect(geometryOf('bar', data, 40).anchor(3).y).toBe(0);
    expect(geometryOf('stackedBar', data, 50).anchor(3).y).toBe(0);
  });

  it('draws a line of a single step as bars', () => {
    const one = partOf(data, 3, 3);
    expect(kinds.map((kind) => drawnKind(kind, one))).toEqual(
      kinds.map((kind) => (kind === 'line' || kind === 'area' ? 'bar' : kind)),
    );
    expect(kinds.map((kind) => drawnKind(kind, data))).toEqual(kinds);
  });

  it.each([
    [[null, 4, null, null], 'bar'],
    [[null, null, null, 4], 'bar'],
    [[null, 4, 5, null], 'line'],
    [[null, null, null, null], 'line'],
  ])('draws a line of %j as %s', (values, drawn) => {
    const labels = ['a', 'b', 'c', 'd'];
    const whole = { name: 'whole', values: [1, 2, 3, 4] };
    expect(drawnKind('line', { labels, series: [whole, { name: 'part', values }] })).toBe(drawn);
  });

  it('draws a month of bars, but a month beside another one as lines', () => {
    const labels = Array.from({ length: 31 }, (_, day) => String(day));
    const series = [{ name: 'one', values: labels.map(Number) }];
    expect(drawnKind('bar', { labels, series })).toBe('bar');
    expect(drawnKind('bar', { labels, series: [...series, ...series] })).toBe('line');
  });

  it('finds nothing in the hole of a donut', () => {
    expect(geometryOf('donut', data, 0).nearest({ x: 0.5, y: 0.5 })).toBeNull();
  });

  it('stands one point alone', () => {
    const { anchor } = geometryOf('area', { labels: ['a'], series: [{ name: 'x', values: [1] }] }, 2);
    expect(anchor(0)).toEqual({ x: 0, y: 0.5 });
  });
});

describe('the data of a chart', () => {
  it('has the maximum of its values or stacks', () => {
    expect(maxValue('line', data)).toBe(40);
    expect(maxValue('stackedBar', data)).toBe(50);
  });

  it('can be narrowed', () => {
    expect(partOf(data, 1, 2)).toEqual({
      labels: ['b', 'c'],
      series: [
        { name: 'one', values: [20, 0] },
        { name: 'two', values: [0, 10] },
      ],
    });
  });
});

describe('a line with an unknown value', () => {
  const data = { labels: ['a', 'b', 'c'], series: [{ name: 'Viewers', values: [4, null, 2] }] };

  it('has no dot there', () => {
    const { dots, anchor } = geometryOf('line', data, 4);
    expect(dots(1)).toEqual([null]);
    expect(anchor(1)).toEqual({ x: 0.5, y: 1 });
    expect(dots(2)).toEqual([{ x: 1, y: 0.5 }]);
  });

  it('is read as a dash, and counts for nothing', () => {
    expect(describeStep(data, 1, String, false)).toBe('b: Viewers –');
    expect(maxValue('line', data)).toBe(4);
  });
});
