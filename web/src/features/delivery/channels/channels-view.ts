import type { ChannelState } from '../../../api/generated/model';
import { pageFields, type PageQuery } from '../../../shared/lists/page-query';
import { UrlCodec } from '../../../shared/lists/url-codec';
import { choiceField, newRecordField, rowKeyField } from '../../../shared/lists/url-fields';
import { states } from './channels.constants';

export interface ChannelsQuery extends PageQuery {
  state: ChannelState | '';
}

/** The query: every change of it sends a request. */
export const channelsQuery = new UrlCodec<ChannelsQuery>({ state: choiceField(states, ''), ...pageFields });

export const unfiltered = { state: '' } satisfies Partial<ChannelsQuery>;

/** Key of the open channel, and whether the form of a new one is open. */
export const channelView = new UrlCodec<{ channel: number; new: 'yes' | '' }>({
  channel: rowKeyField(),
  new: newRecordField(),
});
