import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { APPLICATION_KIND, APPLICATION_STATE, CHOSEN_REASONS } from './application-fields.dto.js';
import { type CompletedStep } from './application-step.entity.js';
import { type Application } from './application.entity.js';
import { type Offer, ReviewedDto } from '../../review/reviews/reviewed.dto.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  APPLICATION_ACTIONS,
  APPLICATION_STEPS,
  APPLICATION_TITLE,
  type ApplicationAction,
  type ApplicationKind,
  type ApplicationState,
  type ApplicationStep,
  type ReturnReason,
  STEP_STATES,
  type StepState,
} from './applications.constants.js';

/** An application with the steps that are done. */
export interface AppliedWithSteps extends Application {
  steps: CompletedStep[];
}

export class ApplicationStepDto {
  @EnumField({
    values: APPLICATION_STEPS,
    enumName: 'ApplicationStep',
    description: 'The step.',
    example: 'leaderReview',
  })
  step: ApplicationStep;

  @EnumField({
    values: STEP_STATES,
    enumName: 'ApplicationStepState',
    description: 'Whether the step waits for the steps before it, is being processed, or is done.',
    example: 'done',
  })
  state: StepState;

  @TextField({
    nullable: true,
    description: 'The person who completed it; null if it is not done, or the account no longer exists.',
    example: 'Sokha Chan',
  })
  person: string | null;

  @TimeField({
    nullable: true,
    description:
      'When it was completed, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it is not done.',
    example: '2026-03-14 09:26:53',
  })
  time: string | null;
}

const LATER = { person: null, time: null };
/** Of an application that waits for its first decision. */
const STEPS_BEFORE_REVIEW = APPLICATION_STEPS.map((step, place) => {
  const done = { state: 'done', person: 'Sokha Chan', time: '2026-03-14 09:26:53' };
  return { step, ...(place === 0 ? done : { ...LATER, state: place === 1 ? 'processing' : 'waiting' }) };
});

export class ApplicationDto extends ReviewedDto({
  actions: APPLICATION_ACTIONS,
  enumName: 'ApplicationAction',
  description:
    'The actions available to you in the current state. The action that completes a step has the name of the step. ' +
    'Other administrators decide about your own application, if there are any. Empty while a certification is being ' +
    'corrected or reviewed: its application follows it.',
  example: ['leaderReview', 'return'],
}) {
  @IntField({ description: 'Number of the application.', minimum: 1, example: 7 })
  id: number;

  @EnumField(APPLICATION_KIND)
  kind: ApplicationKind;

  @IntField({
    nullable: true,
    description: 'Number of the channel activity that it is about; null for a certification.',
    minimum: 1,
    example: 7,
  })
  activityId: number | null;

  @TextField({
    description: 'Name of the subject of the application.',
    ...APPLICATION_TITLE,
    example: 'Robots2026',
  })
  title: string;

  @EnumField(APPLICATION_STATE)
  state: ApplicationState;

  @TextField({
    nullable: true,
    description: 'The person who applied; null if the account no longer exists.',
    example: 'Sokha Chan',
  })
  applicant: string | null;

  @BooleanField({ description: 'Whether you are the applicant.', example: true })
  isMine: boolean;

  @TimeField({
    description: 'When it was first submitted, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  @ApiProperty({
    description: 'The five steps, in order.',
    type: [ApplicationStepDto],
    minItems: APPLICATION_STEPS.length,
    maxItems: APPLICATION_STEPS.length,
    example: STEPS_BEFORE_REVIEW,
  })
  steps: ApplicationStepDto[];

  @EnumListField({
    ...CHOSEN_REASONS,
    description: 'What was chosen as reasons of the return; empty if it is not returned.',
    example: [],
  })
  returnReasons: ReturnReason[];

  @TextField({
    nullable: true,
    description: 'Why it was returned, in own words; null if it is not returned, or for chosen reasons only.',
    ...REVIEW_REASON,
    example: null,
  })
  returnReason: string | null;

  @TextField({
    nullable: true,
    description: 'The person who returned it; null if it is not returned, or the account no longer exists.',
    example: null,
  })
  returnedBy: string | null;

  @TimeField({
    nullable: true,
    description:
      'When it was returned, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it is not returned.',
    example: null,
  })
  returnedTime: string | null;

  static from(
    application: AppliedWithSteps,
    { accountId }: Principal,
    { actions, approvals, approvalsNeeded, leftTo, leftFrom }: Offer<ApplicationAction>,
    timeZone: string,
  ): ApplicationDto {
    const { id, kind, title, state, version, returnReasons, returnReason, returnedAt } = application;
    return {
      ...{ id, kind, title, state, version, actions, approvals, approvalsNeeded, leftTo, leftFrom },
      ...{ returnReasons, returnReason },
      isMine: application.applicantId === accountId,
      activityId: kind === 'channel' ? application.subjectId : null,
      applicant: shownName(application.applicant),
      createdTime: displayTime(application.createdAt, timeZone),
      steps: stepsOf(application, timeZone),
      returnedBy: shownName(application.returner),
      returnedTime: returnedAt && displayTime(returnedAt, timeZone),
    };
  }
}

export class ApplicationPageDto extends PageOf(ApplicationDto) {}

/** Applicants see their own applications; those who may decide see all. */
export function seesAll(principal: Principal): boolean {
  return can(principal, 'applications.decide');
}

function stepsOf({ state, steps }: AppliedWithSteps, timeZone: string): ApplicationStepDto[] {
  return APPLICATION_STEPS.map((step) => {
    const done = steps.find((completed) => completed.step === step);
    if (done)
      return {
        step,
        state: 'done',
        person: shownName(done.person),
        time: displayTime(done.doneAt, timeZone),
      };
    return { step, state: state === step ? 'processing' : 'waiting', person: null, time: null };
  });
}
