import { Conversion, type ConversionAudioOptions, type ConversionOptions, Quality } from 'mediabunny';
import type { RewritePlan, SoundPlan } from './film';
import { packetCounts } from './packet-counts';
import type { OpenFilm } from './read-film';
import { SizedOutput } from './sized-output';

/** Puts a film into another container. Its picture is copied as it is, and it forgets where and when it was taken. */
export async function rewriteFilm(
  film: OpenFilm,
  plan: RewritePlan,
  onProgress: (part: number) => void,
): Promise<Blob> {
  const { input, picture } = film;
  const output = new SizedOutput(plan.container, await packetCounts(film, plan.sound));
  const conversion = await Conversion.init({
    ...{ input, output, audio: soundOptions(film, plan.sound) },
    ...{ ...COPY, tags: {}, video: (track) => ({ discard: track !== picture }) },
  });
  if (conversion.utilizedTracks.length !== (plan.sound === null ? 1 : 2))
    throw new Error('A track was left out.');
  conversion.onProgress = onProgress;
  await conversion.execute();
  return output.blob();
}

/** Time stamps may begin below zero, which is moved for all tracks. */
export const COPY = {
  copy: { shiftTolerance: Number.POSITIVE_INFINITY },
  showWarnings: false,
} satisfies Partial<ConversionOptions>;

export function soundOptions({ sounds }: OpenFilm, plan: SoundPlan | null): ConversionOptions['audio'] {
  const made: ConversionAudioOptions = plan?.encode
    ? {
        codec: plan.encode.codec,
        numberOfChannels: plan.encode.channels,
        quality: new Quality({ bitrate: plan.encode.rate }),
        forceTranscode: true,
      }
    : {};
  return (track) => (plan !== null && track === sounds[plan.index] ? made : { discard: true });
}
