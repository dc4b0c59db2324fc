import { EnumField } from '../../common/fields/enum-field.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { ParametersDto } from './parameters.dto.js';
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

export class BasicProfileDto extends ParametersDto {
  @EnumField({
    values: PROFILE_STEPS,
    enumName: 'ProfileStep',
    description: 'Step of the approval: 1 submitted, 2 under review, 3 applied.',
    example: 2,
  })
  status: ProfileStep;

  static from({ state, parameters }: ShownChange): BasicProfileDto {
    const { video, audio } = parameters;
    return { status: STEP_OF_STATE[state], video, audio };
  }
}
