import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { translate } from '../../common/messages/translate.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { MATCH_MODES, type MatchMode, type Parameters } from './parameter-fields.constants.js';
import { AudioParametersDto, VideoParametersDto } from './parameters.dto.js';
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

const MODE = {
  description: 'How the parameters are matched, in the language of `Accept-Language`.',
  example: 'Custom',
};
const MODE_KEY = {
  values: MATCH_MODES,
  enumName: 'MatchMode',
  description: 'The same for programs. custom: as given here. automatic: matched to the source.',
  example: 'custom',
};

export class ShownVideoDto extends VideoParametersDto {
  @TextField(MODE)
  declare mode: string;

  @EnumField(MODE_KEY)
  modeKey: MatchMode;
}

export class ShownAudioDto extends AudioParametersDto {
  @TextField(MODE)
  declare mode: string;

  @EnumField(MODE_KEY)
  modeKey: MatchMode;
}

/** Older clients show `mode` as it is. */
export class BasicProfileDto {
  @EnumField({
    values: PROFILE_STEPS,
    enumName: 'ProfileStep',
    names: ['submitted', 'underReview', 'applied'],
    description: 'Step of the approval: 1 submitted, 2 under review, 3 applied.',
    example: 2,
  })
  status: ProfileStep;

  @ApiProperty({ description: 'Parameters of the video.' })
  video: ShownVideoDto;

  @ApiProperty({ description: 'Parameters of the audio.' })
  audio: ShownAudioDto;

  static from({ state, parameters }: ShownChange, language: Language): BasicProfileDto {
    const { video, audio } = parameters;
    return {
      status: STEP_OF_STATE[state],
      video: { ...video, ...modeOf(video, language) },
      audio: { ...audio, ...modeOf(audio, language) },
    };
  }
}

function modeOf({ mode }: Pick<Parameters['video'], 'mode'>, language: Language) {
  const modeKey = mode as MatchMode;
  return { mode: translate(language, `matchMode.${modeKey}`), modeKey };
}
