import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ChatCalls } from '../support/chat.js';
import { TestApi } from '../support/test-api.js';

describe('the transcript of the chat', () => {
  let api: TestApi;
  let chat: ChatCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    chat = new ChatCalls(api, await api.signIn('admin'));
  });
  afterAll(() => api.stop());

  const prepare = async (body: object, language = 'en-US') =>
    (
      await api.post<{ address: string }>('/api/chat/transcripts', {
        token: chat.token,
        body,
        headers: { 'accept-language': language },
      })
    ).body.data.address;
  const download = async (format: string, filter: object = {}, language?: string) =>
    await api.raw(await prepare({ format, filter }, language));

  test('has all that match, in the language of the reader, and runs no formula', async () => {
    const { id } = await chat.say('=HYPERLINK("https://example.org")');
    await chat.send({ content: 'No "quotes", please', category: 'command', replyToId: id });
    await chat.act('hide', id, { version: 1, reason: '+Advertising' });
    const { bytes, headers } = await download('csv', {}, 'zh-CN');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="chat-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = bytes.toString().split('\r\n');
    expect(lines[0]).toBe('\uFEFF发送时间,姓名,分类,消息,回复,已收藏,隐藏原因');
    expect(lines).toHaveLength((await chat.list()).length + 2);
    expect(lines.at(-3)).toMatch(
      /^[\d-]+ [\d:]+,[^,]+,消息,"'=HYPERLINK\(""https:\/\/example.org""\)",,,'\+Advertising$/,
    );
    expect(lines.at(-2)).toContain(',指令,"No ""quotes"", please",');
  });

  test('is also a text, one paragraph for each message', async () => {
    const questions = await chat.list({ category: 'question', limit: 100 });
    const { bytes, headers } = await download('text', { category: 'question' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const paragraphs = bytes.toString().slice(1).trim().split('\n\n');
    expect(paragraphs).toHaveLength(questions.length);
    expect(paragraphs[0]).toMatch(
      /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] Leo \(Question\)\nIs this the robot lesson\?$/,
    );
  });

  test('isolates the names of people, and leaves out what older messages contain', async () => {
    await api.sql("INSERT INTO chat_message (username, content) VALUES ('سارة', 'was \u202Ecreated')");
    const text = (await download('text', { keyword: 'was' })).bytes.toString();
    expect(text).toMatch(/\] \u2068سارة\u2069\nwas created\n\n$/);
    const csv = (await download('csv', { keyword: 'was' })).bytes.toString();
    expect(csv).toContain(',was created,');
    await api.sql("DELETE FROM chat_message WHERE username = 'سارة'");
  });

  test('is complete over several batches, and has only what the filter matches', async () => {
    await api.sql(
      `INSERT INTO chat_message (username, content) SELECT 'Flood', 'number ' || n FROM generate_series(1, 1234) AS n`,
    );
    const lines = (await download('csv', { keyword: 'FLOOD' })).bytes.toString().split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[3])).toEqual(
      Array.from({ length: 1234 }, (_, index) => `number ${index + 1}`),
    );
    const collected = await chat.list({ onlyCollected: true, limit: 100 });
    expect((await download('csv', { onlyCollected: true })).bytes.toString().split('\r\n')).toHaveLength(
      collected.length + 2,
    );
  });

  test('has an address that works once, and at no other download', async () => {
    const address = await prepare({ format: 'csv', filter: {} });
    const name = address.split('/').at(-1) ?? '';
    expect((await api.get(`/api/files/policies/${name}`)).status).toBe(404);
    const head = await api.app.inject({ method: 'HEAD', url: address });
    expect(head.statusCode).toBe(200);
    expect((await api.raw(address)).status).toBe(200);
    expect((await api.get(address)).status).toBe(404);
  });

  test.each([
    [{ format: 'pdf', filter: {} }, 'format'],
    [{ format: 'csv' }, 'filter'],
    [{ format: 'csv', filter: { category: 'shout' } }, 'filter.category'],
    [{ format: 'csv', filter: { limit: 1 } }, 'filter.limit'],
  ])('%j violates the contract', async (body, field) => {
    const { status, body: answer } = await api.post<{ errors: { field: string }[] }>(
      '/api/chat/transcripts',
      {
        token: chat.token,
        body,
      },
    );
    expect(status).toBe(400);
    expect(answer.data.errors.map((error) => error.field)).toEqual([field]);
  });
});
