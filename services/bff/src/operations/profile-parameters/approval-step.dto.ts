import { TimeField } from '../../common/fields/date-field.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { type ParameterChange } from './parameter-change.entity.js';
import {
  APPROVAL_STEPS,
  type ApprovalStep,
  STEP_STATUSES,
  type StepStatus,
  STEPS_OF_STATE,
} from './profile-parameters.constants.js';

type Person = ParameterChange['submitter'];

export class ApprovalStepDto {
  @EnumField({
    values: APPROVAL_STEPS,
    enumName: 'ApprovalStep',
    description: 'commit: submitted. approval: reviewed and decided. finish: applied.',
    example: 'approval',
  })
  step: ApprovalStep;

  @EnumField({
    values: STEP_STATUSES,
    enumName: 'ApprovalStepStatus',
    description: 'failed: returned or cancelled in this step.',
    example: 'current',
  })
  status: StepStatus;

  @TextField({
    nullable: true,
    description:
      'Who completed the step or is working on it; null if nobody, or if the account no longer exists.',
    example: 'Sok Dara',
  })
  person: string | null;

  @TimeField({
    nullable: true,
    description: 'When, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it was not yet.',
    example: '2026-03-14 09:26:53',
  })
  time: string | null;

  static listFrom(change: ParameterChange, timeZone: string): ApprovalStepDto[] {
    const { submitter, submittedAt, reviewer, reviewedAt, decider, decidedAt, state } = change;
    const made: Record<ApprovalStep, [Person, Date | null]> = {
      commit: [submitter, submittedAt],
      approval: decidedAt ? [decider, decidedAt] : [reviewer, reviewedAt],
      finish: state === 'applied' ? [decider, decidedAt] : [null, null],
    };
    return APPROVAL_STEPS.map((step) => {
      const [person, time] = made[step];
      return {
        step,
        status: STEPS_OF_STATE[state][step],
        person: shownName(person),
        time: time && displayTime(time, timeZone),
      };
    });
  }
}
