import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { APPLICATION_KIND, APPLICATION_STATE, CHOSEN_REASONS } from './application-fields.dto.js';
import { RecordVersionDto } from '../../review/reviews/reviewed.dto.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  ADMIN_STEPS,
  type AdminStep,
  APPLICATION_DECISIONS,
  type ApplicationDecision,
  type ApplicationKind,
  type ApplicationState,
  type ReturnReason,
} from './applications.constants.js';

export class ApplicationQuery extends PageQuery {
  @EnumField({ ...APPLICATION_KIND, query: true, optional: true })
  kind?: ApplicationKind;

  @EnumField({ ...APPLICATION_STATE, query: true, optional: true })
  state?: ApplicationState;

  @EnumField({
    query: true,
    optional: true,
    values: ['me'],
    enumName: 'ApplicationApplicant',
    description: 'me: only your own applications.',
  })
  applicant?: 'me';
}

export class AdvanceApplicationDto extends RecordVersionDto {
  @EnumField({
    values: ADMIN_STEPS,
    enumName: 'ApplicationAdminStep',
    description: 'The step to complete. It must be the one that is being processed.',
    example: 'leaderReview',
  })
  step: AdminStep;
}

/** At least one of the two says why; `application-reasons.ts` refuses what says nothing, or the same twice. */
export class ReturnApplicationDto extends RecordVersionDto {
  @EnumListField({
    ...CHOSEN_REASONS,
    optional: true,
    description: 'Why it is returned. The applicant reads each in their own language.',
  })
  reasons?: ReturnReason[];

  @TextField({
    ...REVIEW_REASON,
    form: 'trimmed',
    optional: true,
    description:
      'What to correct in own words, without leading or trailing spaces; needed without `reasons`. The applicant reads it.',
    example: 'The link leads to another promotion.',
  })
  reason?: string;
}

/** The body of an action, with the reasons where they are asked for. */
export type SentReturn = RecordVersionDto & Partial<ReturnApplicationDto>;

export class ApplicationChangedDto extends RecordChangedDto({
  id: 'Number of the application.',
  action: 'What happened: create, return, resubmit, or the name of the step that was completed.',
  example: { id: 7, action: 'leaderReview' },
}) {}

/** Sent to webhooks, which anybody may run, so neither the applicant nor what they wrote. */
export class ApplicationDecidedDto {
  @IntField({ description: 'Number of the application.', ...ROW_ID, example: 7 })
  id: number;

  @EnumField(APPLICATION_KIND)
  kind: ApplicationKind;

  @EnumField({
    values: APPLICATION_DECISIONS,
    enumName: 'ApplicationDecision',
    description: 'The step that was completed, or return.',
    example: 'leaderReview',
  })
  decision: ApplicationDecision;

  @EnumField(APPLICATION_STATE)
  state: ApplicationState;
}
