import {
  type AudioSource,
  type AudioTrackMetadata,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type VideoSource,
  type VideoTrackMetadata,
  WebMOutputFormat,
} from 'mediabunny';
import { GrowingBlob } from './growing-blob';

const PART_BYTES = 4 * 1_024 * 1_024;

/** How many packets there may be, which the room for the index depends on. */
export interface PacketCounts {
  picture: number;
  sound: number;
}

/** A file with its index at the beginning, that is never in memory as a whole. */
export class SizedOutput extends Output {
  private readonly counts: PacketCounts;
  private readonly growing: GrowingBlob;

  constructor(container: 'mp4' | 'webm', counts: PacketCounts) {
    const growing = new GrowingBlob();
    const target = new StreamTarget(growing.writable, { chunked: true, chunkSize: PART_BYTES });
    const format =
      container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat();
    super({ format, target });
    this.counts = counts;
    this.growing = growing;
  }

  blob(): Blob {
    const type = this.format.mimeType;
    return this.growing.blob.slice(0, this.growing.blob.size, type);
  }

  /** A conversion adds its tracks without the count. */
  override addVideoTrack(source: VideoSource, metadata: VideoTrackMetadata = {}) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.counts.picture });
  }

  override addAudioTrack(source: AudioSource, metadata: AudioTrackMetadata = {}) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.counts.sound });
  }
}
