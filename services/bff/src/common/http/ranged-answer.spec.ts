import { describe, expect, test } from '@jest/globals';
import { rangedAnswer } from './ranged-answer.js';

const asked = (headers: Record<string, string>, method = 'GET') =>
  rangedAnswer({ method, headers }, 100, 'one');

describe('what a request gets of a file', () => {
  test.each([
    ['bytes=0-9', 'bytes 0-9/100', { start: 0, end: 10 }],
    ['bytes=90-', 'bytes 90-99/100', { start: 90, end: 100 }],
    ['bytes=-10', 'bytes 90-99/100', { start: 90, end: 100 }],
    ['bytes=-500', 'bytes 0-99/100', { start: 0, end: 100 }],
    ['bytes=50-500', 'bytes 50-99/100', { start: 50, end: 100 }],
  ])('the range %s', (range, said, part) => {
    const answer = asked({ range });
    expect(answer).toMatchObject({ status: 206, range: part, headers: { 'content-range': said } });
    expect(answer.headers['content-length']).toBe(String(part.end - part.start));
  });

  test.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('nothing of %s', (range) => {
    expect(asked({ range })).toMatchObject({
      status: 416,
      range: null,
      headers: { 'content-range': 'bytes */100' },
    });
  });

  test.each(['bytes=9-5', 'bytes=0-1,5-6', 'items=0-1', 'bytes=-', 'bytes=a-b'])(
    'the whole file for %s',
    (range) => {
      const { status, headers } = asked({ range });
      expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '100', undefined]);
    },
  );

  test('nothing of what it has, by its tag', () => {
    for (const tags of ['"one"', 'W/"one"', '"other", "one"', '*'])
      expect(asked({ 'if-none-match': tags })).toMatchObject({ status: 304, range: null });
    expect(asked({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  test('a range only of the file that it has begun', () => {
    expect(asked({ range: 'bytes=0-9', 'if-range': '"one"' }).status).toBe(206);
    expect(asked({ range: 'bytes=0-9', 'if-range': '"other"' }).status).toBe(200);
  });

  test('only the headers, if it asks for these', () => {
    expect(asked({ range: 'bytes=0-9' }, 'HEAD')).toMatchObject({ status: 206, range: null });
  });
});
