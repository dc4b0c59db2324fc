import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { RECORD_VERSION, REVIEW_REASON } from './reviews.constants.js';

/** What a reader may do with a reviewed record, and who has approved it. */
export interface Offer<Action extends string> {
  actions: Action[];
  approvals: string[];
  approvalsNeeded: number;
  leftTo: string[];
  leftFrom: string | null;
}

/** Why an action is refused to a person who may call it. */
export type Refusal = 'approved' | 'left' | 'notOwner' | 'notSubmitter' | 'own' | 'state';

/** Beside that, why the reader may not do the rest. */
export interface Standing<Action extends string> extends Offer<Action> {
  refused: { action: Action; reason: Refusal }[];
}

interface Described<Action extends string> {
  actions: readonly Action[];
  enumName: string;
  description: string;
  example: Action[];
}

/** The fields that every reviewed record has. */
export function ReviewedDto<Action extends string>(
  described: Described<Action>,
): Type<Offer<Action> & { version: number }> {
  const { actions: values, enumName, description, example } = described;
  class Reviewed implements Offer<Action> {
    @ApiProperty({ description, enum: values, enumName, isArray: true, example })
    actions: Action[];

    @ApiProperty({
      description:
        'The people who have approved it so far, if several approvals are needed. A return, a correction or a ' +
        'decision clears the list.',
      type: [String],
      example: [],
    })
    approvals: string[];

    @IntField({
      description:
        'How many people have to approve it in its current state; 0 if there is nothing to approve.',
      minimum: 0,
      example: 1,
    })
    approvalsNeeded: number;

    @ApiProperty({
      description:
        'Who may decide it, where the reader may not yet: they were given the right by its submitter lately or while it ' +
        'waits, or are the only one with it since a few days. Otherwise empty.',
      type: [String],
      example: [],
    })
    leftTo: string[];

    @ApiProperty({
      description: 'From when they may; null if they may now, or if `leftTo` is empty.',
      type: String,
      nullable: true,
      example: null,
    })
    leftFrom: string | null;

    @IntField({
      description: 'Number of changes; send it with the next change.',
      ...RECORD_VERSION,
      example: 1,
    })
    version: number;
  }
  return Reviewed;
}

/** The state of a record that the caller last read. */
export class RecordVersionDto {
  @IntField({
    description: 'The `version` that was read; if it is no longer current, nothing is changed.',
    ...RECORD_VERSION,
    example: 1,
  })
  version: number;
}

/** Why a record is returned or rejected. */
export class ReviewReasonDto extends RecordVersionDto {
  @TextField({
    description: 'What to correct, without leading or trailing spaces. The submitter reads it.',
    ...REVIEW_REASON,
    form: 'trimmed',
    example: 'The licence expired in March. Please send the current one.',
  })
  reason: string;
}

/** The body of an action, with the reason where one is asked for. */
export type SentAction = RecordVersionDto &
  Partial<ReviewReasonDto> & {
    /** Where a noun has reasons to choose from. */
    reasons?: readonly string[];
  };
