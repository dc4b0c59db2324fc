import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type ParameterChange, type Parameters } from './parameter-change.entity.js';
import {
  PROFILE_STEPS,
  PROFILE_VERSIONS,
  type ProfileStep,
  type ProfileVersion,
  type ShownState,
  STEP_OF_STATE,
} from './profile-parameters.constants.js';

/** A change that can be shown as a profile. */
export interface ShownChange extends ParameterChange {
  state: ShownState;
}

export class BasicProfileQuery {
  @EnumField({
    query: true,
    optional: true,
    values: PROFILE_VERSIONS,
    enumName: 'ProfileVersion',
    description:
      'current: the requested parameters, or the applied ones if none are requested; original: the ' +
      'applied parameters.',
    default: 'current',
  })
  version: ProfileVersion = 'current';
}

export class VideoAcquisitionDto {
  @TextField({ description: 'Width × height in pixels.', example: '1280*720' })
  resolution: string;

  @IntField({ description: 'Frames per second.', example: 25 })
  frameRate: number;
}

export class RateRangeDto {
  @IntField({ description: 'Minimum, in kilobits per second.', example: 300 })
  min: number;

  @IntField({ description: 'Maximum, in kilobits per second.', example: 1200 })
  max: number;

  @IntField({ description: 'Target, in kilobits per second.', example: 800 })
  default: number;
}

export class VideoEncodingDto {
  @TextField({ description: 'Width × height in pixels.', example: '1280*720' })
  resolution: string;

  @ApiProperty({ description: 'Bit rate.' })
  rate: RateRangeDto;

  @IntField({ description: 'Frames per second.', example: 25 })
  frameRate: number;

  @TextField({ description: 'Profile of the encoder.', example: 'high' })
  profile: string;
}

export class VideoParametersDto {
  @TextField({ description: 'How the parameters are matched.', example: 'custom' })
  mode: string;

  @ApiProperty({ description: 'How pictures are captured.' })
  acquisition: VideoAcquisitionDto;

  @ApiProperty({ description: 'How pictures are encoded.' })
  encoding: VideoEncodingDto;
}

export class AudioAcquisitionDto {
  @IntField({ description: 'Number of channels.', example: 2 })
  channels: number;
}

export class AudioEncodingDto {
  @IntField({ description: 'Number of channels.', example: 2 })
  channels: number;

  @IntField({ description: 'Bit rate in kilobits per second.', example: 160 })
  rate: number;

  @TextField({ description: 'Profile of the encoder.', example: 'AAC-LC' })
  profile: string;
}

export class AudioParametersDto {
  @TextField({ description: 'How the parameters are matched.', example: 'custom' })
  mode: string;

  @ApiProperty({ description: 'How sound is captured.' })
  acquisition: AudioAcquisitionDto;

  @ApiProperty({ description: 'How sound is encoded.' })
  encoding: AudioEncodingDto;
}

/** Defines no limits on the numbers, because rows older than the limits are returned unchanged. */
export class BasicProfileDto {
  @EnumField({
    values: PROFILE_STEPS,
    enumName: 'ProfileStep',
    description: 'Step of the approval: 1 submitted, 2 under review, 3 applied.',
    example: 2,
  })
  status: ProfileStep;

  @ApiProperty({ description: 'Parameters of the video.' })
  video: VideoParametersDto;

  @ApiProperty({ description: 'Parameters of the audio.' })
  audio: AudioParametersDto;

  static from({ state, parameters }: ShownChange): BasicProfileDto {
    const { video, audio }: Parameters = parameters;
    return { status: STEP_OF_STATE[state], video, audio };
  }
}
