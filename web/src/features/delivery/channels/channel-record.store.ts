import {
  editChannel,
  getChannel,
  getChannelHistory,
  revokeChannel,
  rotateChannelKey,
} from '../../../api/generated/channels/channels';
import type { ChannelDto } from '../../../api/generated/model';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { type ChannelBody, channelForm, type ChannelValues, valuesOf } from './channel-form';

/** The open channel, and what can be done with it. */
export function newChannelRecord(id: number) {
  const record = new RecordStore<ChannelDto>({
    get: (options) => getChannel(id, options),
    history: (query, options) => getChannelHistory(id, query, options),
  });
  return {
    record,
    editing: new RecordEdit<ChannelDto, ChannelValues, ChannelBody>(record, {
      formOf: channelForm,
      valuesOf,
      send: (body, options) => editChannel(id, body, options),
    }),
    /** @throws ApiError */
    rotate: () => record.change((version, options) => rotateChannelKey(id, { version }, options)),
    /** @throws ApiError */
    revoke: () => record.change((version, options) => revokeChannel(id, { version }, options)),
  };
}
