import type { ChannelState } from '../../../api/generated/model';
import { channelDtoLimits } from '../../../api/generated/model/limits/channels';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, integerField, newRecordField } from '../../../shared/lists/url-fields';
import { states } from './channels.constants';

export interface ChannelsQuery extends PageQuery {
  state: ChannelState | '';
}

/** The query: every change of it sends a request. */
export const channelsQuery = new UrlCodec<ChannelsQuery>({ state: choiceField(states, ''), ...pageFields });

export const unfiltered = { state: '' } satisfies Partial<ChannelsQuery>;

/** No channel has this key. */
export const NONE = 0;

/** Key of the open channel, and whether the form of a new one is open. */
export const channelView = new UrlCodec<{ channel: number; new: 'yes' | '' }>({
  channel: integerField(NONE, NONE, channelDtoLimits.id.maximum),
  new: newRecordField(),
});
