import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

const linesOf = (rows: (string | number | null)[][]) =>
  csvOf({ columns: ['Day', 'Clicks'], rows })
    .slice(1)
    .split('\r\n');

describe('csvOf', () => {
  it('begins with a byte order mark and ends each line with CRLF', () => {
    expect(csvOf({ columns: ['日', 'ចុច'], rows: [['Nov 21', 1234.5]] })).toBe(
      '\uFEFF日,ចុច\r\nNov 21,1234.5\r\n',
    );
  });

  it('quotes what would break a line or a cell', () => {
    expect(linesOf([['a "b", c\nd', null]])[1]).toBe('"a ""b"", c\nd",');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', "'=1"])('makes %j harmless', (text) => {
    expect(linesOf([[text, 0]])[1]).toBe(`'${text},0`);
  });

  it.each(['#N/A', '#DIV/0!', "'#REF!", '8.85E+17', '1E+12'])('keeps the text %j a text', (text) => {
    expect(linesOf([[text, 0]])[1]).toBe(`'${text},0`);
  });

  it.each(['#robot', '#N/A and more', '1E5', 'E+17', '00123'])('leaves %j as it is', (text) => {
    expect(linesOf([[text, 0]])[1]).toBe(`${text},0`);
  });

  it('neutralises the names of columns, too', () => {
    expect(csvOf({ columns: ['=1+1', '#N/A'], rows: [] })).toBe("\uFEFF'=1+1,'#N/A\r\n");
  });

  it('leaves negative numbers numbers', () => {
    expect(linesOf([['Nov 21', -5]])[1]).toBe('Nov 21,-5');
  });
});
