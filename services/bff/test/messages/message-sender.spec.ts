import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MessageSenderService, type Outgoing } from '../../src/messages/messages/message-sender.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

interface Message {
  id: number;
  title: string;
}

const NOTICE: Omit<Outgoing, 'to'> = {
  kind: 'decision',
  title: { 'en-US': 'Subtitles', 'zh-CN': '字幕', 'km-KH': 'ចំណងជើងរង' },
  content: 'The service ends in seven days.',
  messageType: 3,
};

describe('sending messages', () => {
  let api: TestApi;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    [admin, user] = [await api.signIn('admin'), await api.signIn('user')];
  });
  afterAll(() => api.stop());

  const send = (outgoing: Outgoing[], afterwards?: () => never) =>
    api.app.get(DataSource).transaction(async (manager) => {
      await api.app.get(MessageSenderService).send(manager, ...outgoing);
      afterwards?.();
    });
  const newest = async (token: string) =>
    (await api.post<Message[]>('/api/message/list', { token })).body.data[0];

  test('reaches everyone with a role in the message box and live, and nobody else', async () => {
    const url = await api.app.getUrl();
    const [told, untold] = [await EventClient.open(url, admin), await EventClient.open(url, user)];
    const before = await newest(user);
    await send([{ ...NOTICE, to: { can: 'enquiries.answer' } }]);
    await told.until(() => told.of('message.created').length === 1);
    expect(await newest(admin)).toMatchObject({
      title: 'Subtitles',
      messageType: 3,
      status: 0,
      subTitle: '',
    });
    expect(told.of('message.created')[0]?.data).toEqual(await newest(admin));
    expect(await newest(user)).toEqual(before);
    await send([{ ...NOTICE, to: [2] }]);
    await untold.until(() => untold.of('message.created').length > 0);
    expect(untold.of('message.created')[0]?.data).toEqual(await newest(user));
    for (const client of [told, untold]) client.close();
  });

  test.each([
    ['en-US', 'Subtitles'],
    ['zh-CN', '字幕'],
    ['km-KH', 'ចំណងជើងរង'],
  ])(
    'is read, found and listed among the todos in the language of the reader: %s',
    async (language, title) => {
      await send([{ ...NOTICE, to: [1] }]);
      const call = { token: admin, headers: { 'accept-language': language } };
      const [listed] = (await api.post<Message[]>('/api/message/list', call)).body.data;
      expect(listed).toMatchObject({ title, content: NOTICE.content });
      const found = await api.get<{ list: Message[] }>(
        `/api/messages?type=notice&search=${encodeURIComponent(title)}`,
        call,
      );
      expect(found.body.data.list.map(({ id }) => id)).toContain(listed?.id);
      await api.sql(`UPDATE message SET type = 'todo', kind = NULL WHERE id = $1`, [listed?.id]);
      const { list } = (await api.get<{ list: Message[] }>('/api/user/waiting', call)).body.data;
      expect(list.map((one) => one.title)).toContain(title);
      await api.sql('DELETE FROM message WHERE id = $1', [listed?.id]);
    },
  );

  test('open clients are told in the language that the person has chosen', async () => {
    await api.sql(`INSERT INTO account_settings VALUES (1, '{"locale": "km-KH"}')`);
    const told = await EventClient.open(await api.app.getUrl(), admin);
    await send([{ ...NOTICE, to: [1] }]);
    await told.until(() => told.of('message.created').length > 0);
    expect(told.of('message.created')[0]?.data).toMatchObject({ title: 'ចំណងជើងរង' });
    told.close();
    await api.sql('DELETE FROM account_settings');
  });

  test('a rolled-back message notifies nobody', async () => {
    const before = await newest(admin);
    const events = async () => await api.sql('SELECT id FROM live_event');
    const told = await events();
    const failing = send([{ ...NOTICE, to: { can: 'enquiries.answer' } }], () => {
      throw new Error('later in the transaction');
    });
    await expect(failing).rejects.toThrow('later in the transaction');
    expect(await newest(admin)).toEqual(before);
    expect(await events()).toEqual(told);
  });

  test('skips disabled and unknown accounts and sends several in order', async () => {
    await api.signInStranger('gone');
    const [gone] = await api.sql<{ id: number }>(
      `UPDATE account SET enabled = false WHERE user_name = 'gone' RETURNING id`,
    );
    const to = [gone?.id ?? 0, 2, 999_999];
    await send([
      { ...NOTICE, to },
      { to, kind: 'order', title: 'Renew', content: 'Renew it.', messageType: 0 },
    ]);
    expect(await api.sql('SELECT 1 FROM message WHERE account_id = $1', [gone?.id])).toEqual([]);
    const [second, first] = (await api.post<Message[]>('/api/message/list', { token: user })).body.data;
    expect([first?.title, second?.title]).toEqual(['Subtitles', 'Renew']);
    await send([{ ...NOTICE, to: [] }]);
    expect(await newest(user)).toEqual(second);
  });
});
