import { setTimeout as wait } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { type Config } from '../../config/config.js';
import { type NotificationsService } from '../../platform/database/notifications.service.js';
import { ChannelKeysService } from './channel-keys.service.js';
import { CHANNELS_CACHE_MS } from './channels.constants.js';
import { type KnownChannel } from './channel.entity.js';
import { type ChannelsRepository } from './channels.repository.js';

const CHANNEL = { key: 'sala_pub_one', oldKey: null, oldKeyUntil: null, revokedAt: null, origins: [] };
const USE = { key: CHANNEL.key, origin: undefined };

test('what was known last holds while the database is away; without that, nobody is told that the server broke', async () => {
  const all = jest.fn<ChannelsRepository['all']>().mockRejectedValue(new Error('away'));
  const notifications = { on: () => undefined } as unknown as NotificationsService;
  const keys = new ChannelKeysService({ all } as unknown as ChannelsRepository, {} as Config, notifications);
  await expect(keys.verify(USE)).rejects.toMatchObject({ reason: 'unavailable' });

  all.mockResolvedValueOnce([CHANNEL as unknown as KnownChannel]);
  await expect(keys.verify(USE)).resolves.toBe(CHANNEL);
  await wait(CHANNELS_CACHE_MS + 50);
  expect(keys.knownChannel(USE)).toBeUndefined();
  await expect(keys.verify(USE)).resolves.toBe(CHANNEL);
});
