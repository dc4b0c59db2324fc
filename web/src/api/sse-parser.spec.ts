import { describe, expect, it } from 'vitest';
import { SseParser } from './sse-parser';

const HELLO = 'retry: 2000\nid: 7\nevent: hello\ndata: {"a":"ក"}\n\n';
const hello = { retry: 2000, id: '7', event: 'hello', data: '{"a":"ក"}' };

const parse = (...pieces: string[]) => {
  const parser = new SseParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

describe('SseParser', () => {
  it('reads a block with all its fields', () => {
    expect(parse(HELLO)).toEqual([hello]);
  });

  it('accepts chunks split anywhere', () => {
    expect(parse(...(HELLO.match(/./gsu) ?? []))).toEqual([hello]);
    expect(parse(...(HELLO.replaceAll('\n', '\r\n').match(/./gsu) ?? []))).toEqual([hello]);
  });

  it('keeps the id of a heartbeat, which has no event', () => {
    expect(parse(':\nid: 12\n\n')).toEqual([{ id: '12' }]);
    expect(parse(': still here\n\n')).toEqual([{}]);
  });

  it('waits for the empty line', () => {
    expect(parse('event: x\ndata: 1\n')).toEqual([]);
    expect(parse('event: x\n', 'data: 1\n\nevent: y')).toEqual([{ event: 'x', data: '1' }]);
  });

  it('joins data lines, strips one space and ignores unknown fields', () => {
    expect(parse('data:a\ndata:  b\ndata\nfoo: bar\nretry: soon\n\n')).toEqual([{ data: 'a\n b\n' }]);
  });

  it('accepts every kind of line end', () => {
    expect(parse('data: a\rdata: b\r\r\n')).toEqual([{ data: 'a\nb' }]);
  });
});
