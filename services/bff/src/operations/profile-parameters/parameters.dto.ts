import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { APPLIED_VERSION } from './profile-parameters.constants.js';

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
export class ParametersDto {
  @ApiProperty({ description: 'Parameters of the video.' })
  video: VideoParametersDto;

  @ApiProperty({ description: 'Parameters of the audio.' })
  audio: AudioParametersDto;
}

export class FilmParametersDto extends ParametersDto {
  @IntField({ ...APPLIED_VERSION, description: 'The applied version, from 1.', example: 3 })
  version: number;
}
