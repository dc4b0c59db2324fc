import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LIVE_EVENTS } from '../../src/app.live-events.js';
import { ACCESS, type OperationId } from '../../src/common/auth/access.constants.js';
import { ScopesService } from '../../src/people/access-tokens/scopes.service.js';
import { EventClient } from '../support/event-client.js';
import { TestApi } from '../support/test-api.js';

describe('live events that a personal access token is sent', () => {
  let api: TestApi;
  let admin: string;
  const clients: EventClient[] = [];
  beforeAll(async () => {
    api = await TestApi.start();
    await api.app.listen(0, '127.0.0.1');
    admin = await api.signIn('admin');
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(() => api.stop());

  const listen = async (scopes: string[], lastEventId?: number) => {
    const body = { name: 'Listener', scopes, days: 7, currentPassword: 'admin' };
    const made = await api.post<{ token: string }>('/api/user/tokens', { token: admin, body });
    const client = await EventClient.open(await api.app.getUrl(), made.body.data.token, lastEventId);
    clients.push(client);
    return client;
  };
  const say = (content: string) =>
    api.post('/api/chat/messages', {
      token: admin,
      headers: { 'idempotency-key': randomUUID() },
      body: { content },
    });
  const announce = () => {
    const texts = [{ language: 'en-US', title: 'News', text: 'Text' }];
    return api.post('/api/announcements', { token: admin, body: { kind: 'notice', texts } });
  };

  test('are those that its scopes may read, live and after a reconnection', async () => {
    const deaf = await listen(['liveEvents:read', 'announcements:read']);
    const studio = await listen(['liveEvents:read', 'studio:read']);
    const before = studio.lastId;
    await say('What only the studio may read');
    const late = await listen(['liveEvents:read', 'announcements:read'], before);
    await announce();
    await Promise.all(
      [deaf, late].map((client) => client.until(() => client.of('announcement.changed').length === 1)),
    );
    await studio.until(() => studio.of('chat.sent').length === 1);
    expect([deaf, late].flatMap((client) => client.of('chat.sent'))).toEqual([]);
    expect(studio.of('announcement.changed')).toEqual([]);
  });

  test('those for the holders of a capability need the reading scope of a group that it opens', () => {
    const scopes = api.app.get(ScopesService);
    for (const { name, to, scope } of LIVE_EVENTS) {
      if (typeof to === 'string') continue;
      const opened = Object.entries(ACCESS).filter(([, access]) => access === to.can);
      const reading = opened.map(([id]) => scopes.of(id as OperationId)?.replace(/:write$/, ':read'));
      expect({ name, reading }).toEqual({ name, reading: expect.arrayContaining([scope]) });
    }
  });

  test('without a scope are only those about the stream, and of maintenance', () => {
    const free = LIVE_EVENTS.filter(({ scope }) => scope === null).map(({ name }) => name);
    expect(free).toEqual(['hello', 'session.ended', 'server.closing', 'maintenance.changed']);
  });
});
