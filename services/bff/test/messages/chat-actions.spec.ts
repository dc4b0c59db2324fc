import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CHAT_COUNTER } from '../../src/messages/chat/chat-messages.constants.js';
import { ChatCalls, type ChatMessage } from '../support/chat.js';
import { TestApi } from '../support/test-api.js';

describe('actions in the chat', () => {
  let api: TestApi;
  let chat: ChatCalls;
  beforeAll(async () => {
    api = await TestApi.start();
    chat = new ChatCalls(api, await api.signIn('admin'));
  });
  beforeEach(() => api.sql('DELETE FROM chat_count'));
  afterAll(() => api.stop());

  const idOf = async () => (await chat.say('One more')).id;

  describe('sending', () => {
    test('stores the text, its category, its author and what it answers', async () => {
      const question = await chat.say('Is there a recording?');
      const { body } = await chat.send({
        content: 'Yes.\nFrom six on 🙂',
        category: 'command',
        replyToId: question.id,
      });
      expect(body.data).toMatchObject({
        content: 'Yes.\nFrom six on 🙂',
        category: 'command',
        isCollect: false,
        authorId: '10000001',
        replyTo: { id: question.id, content: 'Is there a recording?', isHidden: false },
        hiddenReason: null,
        version: 1,
      });
      expect((await chat.list()).slice(-2)).toEqual([question, body.data]);
    });

    test('a call that is repeated sends once, also at the same time and after it was answered', async () => {
      const before = (await chat.list()).length;
      const key = 'repeated-call';
      const sent = await Promise.all(Array.from({ length: 8 }, () => chat.say('Only once', key)));
      const late = await chat.say('Only once', key);
      expect(new Set([...sent, late].map(({ id }) => id)).size).toBe(1);
      expect(late.key).toBe(key);
      expect(await chat.list()).toHaveLength(before + 1);
      expect((await chat.send({ content: 'Something else' }, key)).body.code).toBe(40900);
      expect(await api.sql(`SELECT 1 FROM live_event WHERE payload->>'key' = $1`, [key])).toHaveLength(1);
    });

    test('the same text without a key is another message', async () => {
      expect((await chat.say('Hello')).id).not.toBe((await chat.say('Hello')).id);
    });

    test('an answer to a message that does not exist is refused', async () => {
      const { body } = await chat.send({ content: 'Yes', replyToId: 2_147_483_647 });
      expect(body.code).toBe(40400);
    });

    test('new messages are limited per account, and repeated ones are not counted', async () => {
      const key = 'counted-once';
      await chat.say('Counted', key);
      await api.sql('UPDATE chat_count SET points = $1', [CHAT_COUNTER.points]);
      expect((await chat.send({ content: 'Counted' }, key)).body.code).toBe(20000);
      const refused = await chat.send({ content: 'One too many' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    test.each([
      [{}, 'content', 'required'],
      [{ content: '' }, 'content', 'minLength'],
      [{ content: ' padded ' }, 'content', 'pattern'],
      [{ content: ' \n ' }, 'content', 'pattern'],
      [{ content: 'x'.repeat(501) }, 'content', 'maxLength'],
      [{ content: 'a\0b' }, 'content', 'text'],
      [{ content: 'was \u202Ecreated' }, 'content', 'character'],
      [{ content: 'Hello', category: 'shout' }, 'category', 'enum'],
      [{ content: 'Hello', replyToId: 0 }, 'replyToId', 'minimum'],
      [{ content: 'Hello', username: 'Somebody else' }, 'username', 'unknown'],
    ])('%j violates the contract', async (body, field, rule) => {
      const { status, body: answer } = await chat.send(body);
      expect(status).toBe(400);
      expect(answer.data.errors[0]).toMatchObject({ field, rule });
    });

    test('stores the line breaks of a form like those of a script', async () => {
      const { data } = (await chat.send({ content: 'One\r\nTwo\nThree' })).body;
      expect(data).toMatchObject({ content: 'One\nTwo\nThree' });
    });

    test('accepts the longest text in any script', async () => {
      for (const character of ['x', '器', 'ក', '😂', 'س'])
        expect((await chat.send({ content: character.repeat(500) })).body.code).toBe(20000);
    });
  });

  describe('collecting', () => {
    test('is of one account, and doing it again changes nothing', async () => {
      const id = await idOf();
      const collected = async () =>
        (await chat.list({ onlyCollected: true, limit: 100 })).map((one) => one.id);
      for (const action of ['collect', 'collect'])
        expect((await chat.act(action, id)).body.data).toEqual({ id, isCollect: true });
      expect(await collected()).toContain(id);
      const rows = await api.sql(
        `SELECT DISTINCT account_id FROM live_event WHERE type = 'chat.collected' AND payload->>'id' = $1`,
        [String(id)],
      );
      expect(rows).toEqual([{ account_id: 1 }]);
      for (const action of ['uncollect', 'uncollect'])
        expect((await chat.act(action, id)).body.data).toEqual({ id, isCollect: false });
      expect(await collected()).not.toContain(id);
    });

    test('a message that does not exist cannot be collected', async () => {
      for (const action of ['collect', 'uncollect'])
        expect((await chat.act(action, 2_147_483_647)).body.code).toBe(40400);
    });
  });

  describe('moderation', () => {
    const find = async (id: number) => (await chat.list()).find((message) => message.id === id);

    test('hides a message with the reason and restores it, and the audit log has both', async () => {
      const id = await idOf();
      const answer = (await chat.send({ content: 'An answer', replyToId: id })).body.data;
      const hidden = await chat.act<ChatMessage>('hide', id, { version: 1, reason: 'Advertising' });
      expect(hidden.body.data).toEqual({ id, version: 2, hiddenReason: 'Advertising' });
      expect(await find(id)).toMatchObject({ hiddenReason: 'Advertising', version: 2 });
      expect((await find(answer.id))?.replyTo?.isHidden).toBe(true);
      const shown = await chat.act<ChatMessage>('restore', id, { version: 2 });
      expect(shown.body.data).toEqual({ id, version: 3, hiddenReason: null });
      const entries = await api.sql(
        `SELECT action, after, account_id FROM audit_entry WHERE entity = 'chatMessage' AND entity_id = $1 ORDER BY id`,
        [id],
      );
      expect(entries).toEqual([
        { action: 'hide', after: { state: 'hidden', reason: 'Advertising' }, account_id: 1 },
        { action: 'restore', after: { state: 'shown', reason: null }, account_id: 1 },
      ]);
    });

    test('of two moderators at the same time one is told the current state', async () => {
      const id = await idOf();
      const codes = await Promise.all(
        ['Spam', 'Rude'].map(
          async (reason) => (await chat.act('hide', id, { version: 1, reason })).body.code,
        ),
      );
      expect(codes.toSorted()).toEqual([20000, 40900]);
      const late = await chat.act('restore', id, { version: 1 });
      expect(late.body).toMatchObject({ code: 40900, data: { state: 'hidden', version: 2 } });
    });

    test('needs a reason, and a message', async () => {
      const id = await idOf();
      for (const reason of [undefined, '', ' ', 'x'.repeat(201)])
        expect((await chat.act('hide', id, { version: 1, reason })).status).toBe(400);
      expect((await chat.act('hide', 2_147_483_647, { version: 1, reason: 'Spam' })).body.code).toBe(40400);
    });
  });
});
