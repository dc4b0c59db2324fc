import { canEncodeVideo, Conversion, Quality, VideoSampleSink, VideoSampleSource } from 'mediabunny';
import { codecStrings } from './codec-strings';
import type { EncodePlan } from './film';
import { packetCounts } from './packet-counts';
import { RateWatch } from './rate-watch';
import type { OpenFilm } from './read-film';
import { COPY, soundOptions } from './rewrite-film';
import { SizedOutput } from './sized-output';

const KEY_FRAME_SECONDS = 2;
/** How far the sound is ahead of the picture. */
const AHEAD_SECONDS = 1;

export type Acceleration = 'no-preference' | 'prefer-hardware' | 'prefer-software';

/**
 * Encodes a film, picture by picture. @throws RateIgnored if the encoder does not keep to its rate; what the browser throws
 */
export async function encodeFilm(
  film: OpenFilm,
  plan: EncodePlan,
  acceleration: Acceleration,
  onProgress: (part: number) => void,
): Promise<Blob> {
  const { facts, input, picture, sounds } = film;
  if (picture === null) throw new Error('There is no picture.');
  const { width, height, frameRate } = plan;
  const quality = new Quality({ bitrate: plan.rate, bitrateMode: 'variable' });
  const watch = new RateWatch(plan.rate);
  const source = new VideoSampleSource({
    ...{ codec: 'avc', quality, keyFrameInterval: KEY_FRAME_SECONDS, hardwareAcceleration: acceleration },
    fullCodecString: await encodable(plan, quality),
    // Drawn on a canvas in any case: it turns the picture, and makes of a high range of brightness what every screen shows.
    transform: { ...{ width, height, fit: 'fill', force: true }, ...(frameRate !== null && { frameRate }) },
    onEncodedPacket: ({ byteLength, timestamp, duration }) => {
      watch.add(byteLength, timestamp + duration);
    },
  });
  const output = new SizedOutput('mp4', await packetCounts(film, plan.sound, frameRate));
  output.addVideoTrack(source, {});
  const heard = plan.sound === null ? undefined : sounds[plan.sound.index];
  const start = Math.max(0, await input.getFirstTimestamp(heard ? [picture, heard] : [picture]));
  const sound = await Conversion.init({
    ...{ input, output, composable: true, trim: { start } },
    ...{ ...COPY, video: { discard: true }, audio: soundOptions(film, plan.sound) },
  });
  if (sound.utilizedTracks.length !== (heard ? 1 : 0)) throw new Error('The sound was left out.');
  await output.start();
  try {
    for await (const sample of new VideoSampleSink(picture).samples(start)) {
      const at = Math.max(0, sample.timestamp - start);
      sample.setTimestamp(at);
      await source.add(sample);
      sample.close();
      watch.check();
      if (heard) await sound.execute({ until: at + AHEAD_SECONDS });
      onProgress(at / facts.seconds);
    }
    source.close();
    if (heard) await sound.execute();
    await output.finalize();
    watch.check(true);
  } catch (error) {
    if (output.state === 'started') await output.cancel();
    throw error;
  }
  return output.blob();
}

/** The approved profile, or the next simpler one that the browser encodes. */
async function encodable(plan: EncodePlan, quality: Quality): Promise<string> {
  const { width, height } = plan;
  const strings = codecStrings(plan);
  for (const fullCodecString of strings)
    if (await canEncodeVideo('avc', { width, height, quality, fullCodecString })) return fullCodecString;
  throw new Error(`None of ${strings.join(', ')} is encoded.`);
}
