import { describe, expect, it } from 'vitest';
import { columnsField } from './columns-field';
import { timeRangeField } from './time-range-field';
import { UrlCodec } from './url-codec';
import { choiceField, dateRangeField, integerField, patternField, textField } from './url-fields';

const codec = new UrlCodec<{
  name: string;
  number: string;
  status: 'on' | '';
  days: string[];
  current: number;
}>({
  name: textField(5),
  number: patternField('^\\d{1,9}$'),
  status: choiceField(['on'], ''),
  days: dateRangeField(),
  current: integerField(1, 1, 100),
});
const read = (search: string) => codec.read(new URLSearchParams(search));
const write = (search: string, view: ReturnType<typeof read>) =>
  codec.write(new URLSearchParams(search), view).toString();

describe('UrlCodec', () => {
  it('reads an empty address as the initial view', () => {
    expect(read('')).toEqual({ name: '', number: '', status: '', days: [], current: 1 });
  });

  it('omits initial values', () => {
    expect(write('', codec.initial)).toBe('');
  });

  it('reads what it wrote', () => {
    const view = {
      name: 'a b&',
      number: '012',
      status: 'on' as const,
      days: ['2026-01-01', '2026-02-01'],
      current: 3,
    };
    expect(read(write('', view))).toEqual(view);
  });

  it('keeps foreign parameters in the address', () => {
    expect(write('density=mini&current=7', codec.initial)).toBe('density=mini');
  });

  it.each(['current=0', 'current=-1', 'current=1.5', 'current=x', 'current=101', 'status=off', 'number=1x'])(
    'uses the initial value for %s',
    (search) => {
      expect(read(search)).toEqual(codec.initial);
    },
  );

  it.each(['days=2026-01-01', 'days=2026-13-01&days=2026-01-01', 'days=x&days=y'])(
    'reads no range from %s',
    (search) => {
      expect(read(search).days).toEqual([]);
    },
  );

  it('puts the days of a range in their order', () => {
    expect(read('days=2026-02-01&days=2026-01-01').days).toEqual(['2026-01-01', '2026-02-01']);
  });
});

describe('timeRangeField', () => {
  const { read: readRange } = timeRangeField();

  it('takes a moment as the beginning, and days', () => {
    expect(readRange(['2026-02-01 10:00:00', '2026-02-01'])).toEqual(['2026-02-01 10:00:00', '2026-02-01']);
    expect(readRange(['2026-02-02', '2026-02-01'])).toEqual(['2026-02-01', '2026-02-02']);
  });

  it.each([
    [['2026-02-01 25:00:00', '2026-02-02']],
    [['2026-02-02 10:00:00', '2026-02-01']],
    [['2026-02-01', '2026-02-02 10:00:00']],
    [['2026-02-01 10:00:00']],
  ])('reads no range from %j', (texts) => {
    expect(readRange(texts)).toBeUndefined();
  });
});

describe('columnsField', () => {
  const field = columnsField(['a', 'b', 'c']);
  const text = (columns: string) => field.write(field.read([columns]) ?? field.initial).join();

  it('keeps order and visibility', () => {
    expect(text('c.-a.b')).toBe('c.-a.b');
  });

  it('appends missing columns and drops unknown and duplicate ones', () => {
    expect(text('b.x.b')).toBe('b.a.c');
  });
});
