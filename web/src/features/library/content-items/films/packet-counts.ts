import type { SoundPlan } from './film';
import type { OpenFilm } from './read-film';
import type { PacketCounts } from './sized-output';

/** Encoders of sound make at most so many packets a second. */
const MOST_SOUND_RATE = 100;
const MARGIN = 120;

/** @param frameRate of what is encoded; null keeps the pictures of the film */
export async function packetCounts(
  { facts, picture, sounds }: OpenFilm,
  sound: SoundPlan | null,
  frameRate: number | null = null,
): Promise<PacketCounts> {
  const copied = sound?.encode === null ? sounds[sound.index] : undefined;
  return {
    picture:
      frameRate === null
        ? ((await picture?.computePacketStats())?.packetCount ?? 0) + MARGIN
        : Math.ceil(facts.seconds * frameRate) + MARGIN,
    sound:
      copied === undefined
        ? Math.ceil(facts.seconds * MOST_SOUND_RATE) + MARGIN
        : (await copied.computePacketStats()).packetCount + MARGIN,
  };
}
