import { type StudioReading } from './studio-feed.js';
import { type StreamQuality, UNSTABLE_BELOW } from './studio-samples.constants.js';

/** A standby that sends the same as the stream in use tells what is expected of it. */
export function qualityOf({ picture, streams }: StudioReading): StreamQuality {
  if (picture === null) return 'idle';
  const used = streams[picture.stream];
  if (!used.online || used.bitRate === 0) return 'interrupted';
  const expected = Math.max(...Object.values(streams).map(({ bitRate }) => bitRate));
  return used.bitRate < expected * UNSTABLE_BELOW ? 'unstable' : 'smooth';
}
