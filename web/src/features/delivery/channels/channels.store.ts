import { createChannel, listChannels } from '../../../api/generated/channels/channels';
import type { ChannelDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { newKey } from '../../../shared/lib/new-key';
import { type ChannelForm, channelForm } from './channel-form';
import type { ChannelsQuery } from './channels-view';

export function newChannelList() {
  return new LiveList<ChannelDto, ChannelsQuery>('channel.changed', (query, signal) =>
    listChannels(paramsOf(query), { signal, skipErrorToast: true }),
  );
}

export function newChannelForm(): ChannelForm<ChannelDto> {
  // It stays the same, so that a retry counts once.
  const idempotencyKey = newKey();
  return channelForm(null, (values) => createChannel(values, { skipErrorToast: true, idempotencyKey }));
}
