/** What the form offers as the kind of a channel. The texts are data, as the server stores them. */
export const CHANNEL_TYPES = {
  appStore: 'App store',
  search: 'Search engine',
  social: 'Social media',
  school: 'Partner school',
  event: 'Event on site',
} as const;
export type ChannelType = keyof typeof CHANNEL_TYPES;
export const channelTypes = Object.keys(CHANNEL_TYPES) as ChannelType[];
