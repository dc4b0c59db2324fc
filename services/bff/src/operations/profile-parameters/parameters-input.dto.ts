import { ValidateBy, type ValidationArguments } from 'class-validator';
import { EnumField } from '../../common/fields/enum-field.js';
import { withRule } from '../../common/fields/field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import {
  AUDIO_PROFILES,
  AUDIO_RATE,
  type AudioProfile,
  VIDEO_RATE,
  CHANNELS,
  FRAME_RATE,
  MATCH_MODES,
  type MatchMode,
  type Parameters,
  type Resolution,
  RESOLUTIONS,
  VIDEO_PROFILES,
  type VideoProfile,
} from './parameter-fields.constants.js';

type RateRange = Parameters['video']['encoding']['rate'];

/** A comparison of the three rates. Values that are missing or no numbers break other rules, not this one. */
function RateOrder(rule: 'rateBelowMinimum' | 'rateOutside', breaks: (rates: RateRange) => boolean) {
  const validate = (_: unknown, details?: ValidationArguments) => !breaks(details?.object as RateRange);
  return ValidateBy({ name: rule, validator: { validate } }, withRule(rule));
}

const MODE = {
  values: MATCH_MODES,
  enumName: 'MatchMode',
  description: 'custom: as given here. automatic: matched to the source.',
  example: 'custom',
};
const RESOLUTION = {
  values: RESOLUTIONS,
  enumName: 'Resolution',
  description: 'Width × height in pixels.',
  example: '1280*720',
};
const FRAMES = { description: 'Frames per second.', ...FRAME_RATE, example: 25 };
const CHANNEL_COUNT = { description: 'Number of channels.', ...CHANNELS, example: 2 };

export class VideoAcquisitionInputDto {
  @EnumField(RESOLUTION)
  resolution: Resolution;

  @IntField(FRAMES)
  frameRate: number;
}

export class RateRangeInputDto {
  @IntField({ description: 'Minimum, in kilobits per second.', ...VIDEO_RATE, example: 300 })
  min: number;

  @IntField({
    description: 'Maximum, in kilobits per second; not below the minimum.',
    ...VIDEO_RATE,
    example: 1_200,
  })
  @RateOrder('rateBelowMinimum', ({ min, max }) => max < min)
  max: number;

  @IntField({
    description: 'Target, in kilobits per second; from the minimum to the maximum.',
    ...VIDEO_RATE,
    example: 800,
  })
  @RateOrder('rateOutside', ({ min, max, default: target }) => min <= max && (target < min || target > max))
  default: number;
}

export class VideoEncodingInputDto {
  @EnumField(RESOLUTION)
  resolution: Resolution;

  @ObjectField({ description: 'Bit rate.', type: RateRangeInputDto })
  rate: RateRangeInputDto;

  @IntField(FRAMES)
  frameRate: number;

  @EnumField({
    values: VIDEO_PROFILES,
    enumName: 'VideoProfile',
    description: 'Profile of the encoder.',
    example: 'high',
  })
  profile: VideoProfile;
}

export class VideoInputDto {
  @EnumField(MODE)
  mode: MatchMode;

  @ObjectField({ description: 'How pictures are captured.', type: VideoAcquisitionInputDto })
  acquisition: VideoAcquisitionInputDto;

  @ObjectField({ description: 'How pictures are encoded.', type: VideoEncodingInputDto })
  encoding: VideoEncodingInputDto;
}

export class AudioAcquisitionInputDto {
  @IntField(CHANNEL_COUNT)
  channels: number;
}

export class AudioEncodingInputDto {
  @IntField(CHANNEL_COUNT)
  channels: number;

  @IntField({ description: 'Bit rate in kilobits per second.', ...AUDIO_RATE, example: 160 })
  rate: number;

  @EnumField({
    values: AUDIO_PROFILES,
    enumName: 'AudioProfile',
    description: 'Profile of the encoder.',
    example: 'AAC-LC',
  })
  profile: AudioProfile;
}

export class AudioInputDto {
  @EnumField(MODE)
  mode: MatchMode;

  @ObjectField({ description: 'How sound is captured.', type: AudioAcquisitionInputDto })
  acquisition: AudioAcquisitionInputDto;

  @ObjectField({ description: 'How sound is encoded.', type: AudioEncodingInputDto })
  encoding: AudioEncodingInputDto;
}

/** All parameters, each within its limits. */
export class ParametersInputDto implements Parameters {
  @ObjectField({ description: 'Parameters of the video.', type: VideoInputDto })
  video: VideoInputDto;

  @ObjectField({ description: 'Parameters of the audio.', type: AudioInputDto })
  audio: AudioInputDto;
}
