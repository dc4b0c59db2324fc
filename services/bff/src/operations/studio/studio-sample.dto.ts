import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { type PictureReading, type StreamReading, type StudioReading } from './studio-feed.js';
import {
  POPULATION_SPANS,
  type PopulationSpan,
  SAMPLE_INTERVAL_MS,
  STREAM_QUALITIES,
  type StreamQuality,
  STUDIO_SOURCES,
  type StudioSource,
} from './studio-samples.constants.js';
import { CLARITIES, type Clarity, STUDIO_STREAMS, type StudioStream } from './studio.constants.js';
import { qualityOf } from './stream-quality.js';

const TIME = '`YYYY-MM-DD HH:mm:ss` in the time zone of the deployment';

export class StreamStatusDto {
  @EnumField({
    values: STUDIO_STREAMS,
    enumName: 'StudioStream',
    description: 'The stream.',
    example: 'main',
  })
  stream: StudioStream;

  @BooleanField({ description: 'Whether the stream is being sent.', example: true })
  online: boolean;

  @IntField({ description: 'Bit rate in kilobits per second.', minimum: 0, example: 6000 })
  bitRate: number;

  @IntField({ description: 'Frames per second.', minimum: 0, example: 60 })
  frameRate: number;

  static from(stream: StudioStream, { online, bitRate, frameRate }: StreamReading): StreamStatusDto {
    return { stream, online, bitRate, frameRate };
  }
}

export class PictureDto {
  @EnumField({
    values: STUDIO_STREAMS,
    enumName: 'StudioStream',
    description: 'The stream that viewers receive.',
    example: 'main',
  })
  stream: StudioStream;

  @EnumField({ values: CLARITIES, enumName: 'Clarity', description: 'Its clarity.', example: 'original' })
  clarity: Clarity;

  @TextField({ description: 'Width × height in pixels.', example: '1920×1080' })
  resolution: string;

  @TextField({ description: 'Container format.', example: 'FLV' })
  format: string;

  @TextField({ description: 'Codec of the picture.', example: 'H.264' })
  encoder: string;

  @TextField({ description: 'The network that delivers it.', example: 'KS' })
  cdn: string;

  static from({ stream, clarity, resolution, format, encoder, cdn }: PictureReading): PictureDto {
    return { stream, clarity, resolution, format, encoder, cdn };
  }
}

/** One measurement. Also sent as an event. */
export class StudioSampleDto {
  @TimeField({ description: `When it was measured, ${TIME}.`, example: '2026-03-14 09:26:53' })
  time: string;

  @IntField({ description: 'The number of viewers.', minimum: 0, example: 36000 })
  population: number;

  @EnumField({
    values: STREAM_QUALITIES,
    enumName: 'StreamQuality',
    description: 'State of the stream in use; idle: the studio is off air.',
    example: 'smooth',
  })
  quality: StreamQuality;

  @ApiProperty({
    description: 'The main stream, its hot standby and its cold standby.',
    type: [StreamStatusDto],
    minItems: STUDIO_STREAMS.length,
    maxItems: STUDIO_STREAMS.length,
  })
  streams: StreamStatusDto[];

  @ApiProperty({
    description: 'The picture that viewers receive; null while the studio is off air.',
    type: PictureDto,
    nullable: true,
  })
  picture: PictureDto | null;

  static from(reading: StudioReading, at: Date, timeZone: string): StudioSampleDto {
    const { population, streams, picture } = reading;
    return {
      time: displayTime(at, timeZone),
      population,
      quality: qualityOf(reading),
      streams: STUDIO_STREAMS.map((stream) => StreamStatusDto.from(stream, streams[stream])),
      picture: picture && PictureDto.from(picture),
    };
  }
}

const source = {
  values: STUDIO_SOURCES,
  enumName: 'StudioSource',
  description: 'Where the values come from. simulation: they are generated; off: no feed is connected.',
  example: 'simulation',
} as const;

export class StudioStatusDto {
  @EnumField(source)
  source: StudioSource;

  @IntField({ description: 'Seconds from one measurement to the next.', example: SAMPLE_INTERVAL_MS / 1000 })
  interval: number;

  @BooleanField({ description: 'Whether the last measurement is overdue.', example: false })
  stale: boolean;

  @ApiProperty({
    description: 'The last measurement; null if there is none.',
    type: StudioSampleDto,
    nullable: true,
  })
  sample: StudioSampleDto | null;
}

export class PopulationQuery {
  @EnumField({
    query: true,
    optional: true,
    values: POPULATION_SPANS,
    enumName: 'PopulationSpan',
    description:
      'hour: the last hour in steps of a minute; sixHours: the last six hours in steps of five minutes.',
    default: 'hour',
  })
  span: PopulationSpan = 'hour';
}

export class PopulationPointDto {
  @TimeField({ description: `The beginning of the step, ${TIME}.`, example: '2026-03-14 09:26:00' })
  time: string;

  @IntField({
    nullable: true,
    description: 'The average number of viewers; null if nothing was measured in this step.',
    minimum: 0,
    example: 36000,
  })
  population: number | null;
}

export class PopulationDto {
  @EnumField(source)
  source: StudioSource;

  @ApiProperty({
    description: 'Every step from the first that was measured to the last, in chronological order.',
    type: [PopulationPointDto],
  })
  points: PopulationPointDto[];
}
