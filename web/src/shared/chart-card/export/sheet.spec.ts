import { describe, expect, it } from 'vitest';
import { fileName } from './file-name';
import { sheetOf } from './sheet';

describe('the file of a card', () => {
  it('has a column for the steps and one for each series', () => {
    const data = {
      labels: ['0:00', '2:00'],
      series: [
        { name: 'Text', values: [1, 2] },
        { name: 'Video', values: [3, 4] },
      ],
    };
    expect(sheetOf({ stepName: 'Time', data })).toEqual({
      columns: ['Time', 'Text', 'Video'],
      rows: [
        ['0:00', 1, 3],
        ['2:00', 2, 4],
      ],
    });
  });

  it('has days with their year', () => {
    const data = { labels: ['11/27'], steps: ['2026-11-27'], series: [{ name: 'Clicks', values: [5] }] };
    expect(sheetOf({ stepName: 'Date', data }).rows).toEqual([['2026-11-27', 5]]);
  });

  it('is named by title and period, without what a file system refuses', () => {
    expect(fileName('Text/Video: "ratio"?', '2026/11/01 – 2026/11/22', 'csv')).toBe(
      'Text-Video- -ratio-- 2026-11-01 – 2026-11-22.csv',
    );
  });
});
