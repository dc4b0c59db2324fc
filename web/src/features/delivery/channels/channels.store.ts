import { createChannel, listChannels } from '../../../api/generated/channels/channels';
import type { ChannelDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import { type ChannelForm, channelForm } from './channel-form';
import type { ChannelsQuery } from './channels-view';

export function newChannelList() {
  return new LiveList<ChannelDto, ChannelsQuery>('channel.changed', (query, signal) =>
    listChannels(paramsOf(query), { signal, skipErrorToast: true }),
  );
}

export function newChannelForm(): ChannelForm {
  return channelForm(null, (body, { idempotencyKey }) =>
    createChannel(body, { skipErrorToast: true, idempotencyKey }),
  );
}
