import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ChatCalls } from '../support/chat.js';
import { EventClient } from '../support/event-client.js';
import { fastest } from '../support/fastest.js';
import { TestApi } from '../support/test-api.js';

describe('the chat over two replicas', () => {
  let first: TestApi;
  let second: TestApi;
  let here: ChatCalls;
  let there: ChatCalls;
  const urls: string[] = [];
  const clients: EventClient[] = [];
  beforeAll(async () => {
    first = await TestApi.start();
    second = await TestApi.start({}, first.database);
    for (const { app } of [first, second]) {
      await app.listen(0, '127.0.0.1');
      urls.push(await app.getUrl());
    }
    const token = await first.signIn('admin');
    here = new ChatCalls(first, token);
    there = new ChatCalls(second, token);
  });
  beforeEach(() => first.sql('DELETE FROM chat_count'));
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await second.app.close();
    await first.stop();
  });

  const listen = async (replica: 0 | 1, token: string, lastEventId?: number) => {
    const client = await EventClient.open(urls[replica] ?? '', token, lastEventId);
    clients.push(client);
    return client;
  };
  const sent = (client: EventClient) => client.of('chat.sent').map(({ data }) => data.id);

  test('a message sent through one is heard on the other within 500 ms, with its key', async () => {
    const client = await listen(1, here.token);
    let rounds = 0;
    const sendAndHear = async () => {
      const key = `heard-within-${(rounds += 1)}`;
      const { id } = await here.say('Can you hear me?', key);
      await client.until(() => sent(client).includes(id));
      expect(client.of('chat.sent').at(-1)?.data).toMatchObject({ id, key, isCollect: false });
    };
    expect(await fastest(sendAndHear)).toBeLessThan(500);
  });

  test('moderation and collecting are heard too, and nothing of it by those without access', async () => {
    const user = await listen(1, await first.signIn('user'));
    const admin = await listen(1, here.token);
    const { id } = await here.say('To be hidden');
    await here.act('collect', id);
    await here.act('hide', id, { version: 1, reason: 'Spam' });
    await admin.until(() => admin.of('chat.moderated').length === 1);
    expect(admin.of('chat.moderated')[0]?.data).toEqual({ id, version: 2, hiddenReason: 'Spam' });
    expect(admin.of('chat.collected')[0]?.data).toEqual({ id, isCollect: true });
    await first.post('/api/user/logout', { token: await first.signIn('user') });
    expect(user.events.filter(({ event }) => event.startsWith('chat.'))).toEqual([]);
  });

  test('a client that was away misses and doubles nothing, wherever it comes back', async () => {
    const client = await listen(0, here.token);
    const before = await here.say('Before the break');
    await client.until(() => sent(client).includes(before.id));
    const { lastId } = client;
    client.close();

    const missed = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? here : there).say(`missed ${index}`)),
    );
    // As after a minute: what was told is no longer on its way, but read from the database.
    await first.sql(`UPDATE live_event SET created_at = created_at - interval '61 seconds'`);
    const back = await listen(1, here.token, lastId);
    expect(back.events[0]?.data.complete).toBe(true);
    const after = await here.say('After the break');
    await back.until(() => sent(back).includes(after.id));
    const expected = [...missed.map(({ id }) => id).toSorted((a, b) => a - b), after.id];
    expect(sent(back)).toEqual(expected);
    expect((await there.list({ after: before.id, limit: 100 })).map(({ id }) => id)).toEqual(expected);
  });
});
