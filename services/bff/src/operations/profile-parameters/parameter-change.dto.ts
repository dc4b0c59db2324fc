import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Refusal, ReviewedDto, type Standing } from '../../review/reviews/reviewed.dto.js';
import { ApprovalStepDto } from './approval-step.dto.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { differencesOf } from './parameter-differences.js';
import { PARAMETER_FIELD_NAMES, type ParameterField } from './parameter-fields.constants.js';
import { ParametersDto } from './parameters.dto.js';
import {
  APPLIED_VERSION,
  CHANGE_ACTIONS,
  CHANGE_DESCRIPTION,
  CHANGE_STATES,
  type ChangeAction,
  type ChangeState,
  CONTENT_NUMBER,
  REFUSAL_REASONS,
  type RefusalReason,
} from './profile-parameters.constants.js';

export const CHANGE_STATE = {
  values: CHANGE_STATES,
  enumName: 'ParameterChangeState',
  description:
    'submitted: awaits a review. underReview: an administrator is reviewing it. applied: in force as a version. ' +
    'returned: for correction, see the comment. cancelled: withdrawn.',
  example: 'underReview',
};

const CHANGE_ACTION = { values: CHANGE_ACTIONS, enumName: 'ParameterChangeAction' };

export class ParameterDifferenceDto {
  @EnumField({
    values: PARAMETER_FIELD_NAMES,
    enumName: 'ParameterField',
    description: 'Path of the parameter.',
    example: 'video.encoding.rate.max',
  })
  field: ParameterField;

  @TextField({
    nullable: true,
    description: 'The value that was applied when the change was submitted; null if none was.',
    example: '800',
  })
  from: string | null;

  @TextField({ description: 'The requested value.', example: '1500' })
  to: string;
}

export class RefusedActionDto {
  @EnumField({ ...CHANGE_ACTION, description: 'The action.', example: 'approve' })
  action: ChangeAction;

  @EnumField({
    values: REFUSAL_REASONS,
    enumName: 'RefusedActionReason',
    description:
      'state: not in the current state. ownChange: you submitted the change, and another administrator is active. left: `leftTo` says who decides it. ' +
      'approved: you have approved it already, and it needs the approval of others.',
    example: 'ownChange',
  })
  reason: RefusalReason;
}

const Reviewed = ReviewedDto({
  ...{ actions: CHANGE_ACTIONS, enumName: 'ParameterChangeAction', example: ['cancel'] },
  description: 'The actions available to you in the current state.',
});

export class ParameterChangeDto extends IntersectionType(ParametersDto, Reviewed) {
  @IntField({ description: 'Key of the change.', minimum: 1, example: 2 })
  id: number;

  @TextField({ description: 'Number in the operation log.', ...CONTENT_NUMBER, example: 'Video 001003' })
  contentNumber: string;

  @EnumField(CHANGE_STATE)
  state: ChangeState;

  @TextField({
    description: `What the change is for. At most ${CHANGE_DESCRIPTION.maxGraphemes} characters (grapheme clusters).`,
    example: 'Sharper pictures for the robot lessons.',
  })
  description: string;

  @TextField({ description: 'Why it was returned; otherwise empty.', example: '' })
  comment: string;

  @ApiProperty({
    description: 'Commit, approval and finish, in this order.',
    type: [ApprovalStepDto],
    minItems: 3,
    maxItems: 3,
  })
  steps: ApprovalStepDto[];

  @ApiProperty({
    description: 'The parameters that differ from those that were applied when the change was submitted.',
    type: [ParameterDifferenceDto],
  })
  differences: ParameterDifferenceDto[];

  @ApiProperty({
    description: 'The actions that are not available to you, with the reason.',
    type: [RefusedActionDto],
  })
  refused: RefusedActionDto[];

  @BooleanField({
    description: 'The submitter decided alone, because no other administrator was active.',
    example: false,
  })
  soleAdministrator: boolean;

  @IntField({
    nullable: true,
    description: 'The applied version that a rollback restores; null for any other change.',
    ...APPLIED_VERSION,
    example: null,
  })
  restoredVersion: number | null;

  @IntField({
    nullable: true,
    description: 'The version that the change became; null if it was not applied.',
    ...APPLIED_VERSION,
    example: null,
  })
  appliedVersion: number | null;

  @TimeField({
    description: 'When the last step was made, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  updateTime: string;

  static from(
    change: ParameterChange,
    { actions, approvals, approvalsNeeded, leftTo, leftFrom, refused }: Standing<ChangeAction>,
    timeZone: string,
  ): ParameterChangeDto {
    const { id, contentNumber, state, description, comment, version } = change;
    const { soleAdministrator, restoredVersion, appliedVersion } = change;
    const { video, audio } = change.parameters;
    return {
      ...{ id, contentNumber, state, description, comment, video, audio, version },
      ...{ soleAdministrator, restoredVersion, appliedVersion },
      steps: ApprovalStepDto.listFrom(change, timeZone),
      differences: differencesOf(change.base?.parameters ?? null, change.parameters),
      ...{ actions, approvals, approvalsNeeded, leftTo, leftFrom },
      refused: refused.map(({ action, reason }) => ({ action, reason: REASON_OF[reason] })),
      updateTime: displayTime(change.updatedAt, timeZone),
    };
  }
}

/** Nothing is left to the submitter alone. */
const REASON_OF = {
  state: 'state',
  own: 'ownChange',
  left: 'left',
  notOwner: 'ownChange',
  notSubmitter: 'ownChange',
  approved: 'approved',
} as const satisfies Record<Refusal, RefusalReason>;
