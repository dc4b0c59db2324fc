import { ApiProperty } from '@nestjs/swagger';
import { type RowOutcome } from '../../common/batches/row-answers.js';
import { failEnvelope } from '../../common/envelope/fail-envelope.js';
import { FieldErrorDto } from '../../common/envelope/refusal.dto.js';
import { type AppError } from '../../common/errors/app-error.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { ROW_RESULTS, type RowResult } from './integration.constants.js';

const COUNT = { minimum: 0, example: 1 } as const;

export class RowAnswerDto {
  @IntField({ description: 'The place of the row in the batch, from 0.', minimum: 0, example: 0 })
  index: number;

  @EnumField({
    values: ROW_RESULTS,
    enumName: 'RowResult',
    description: 'What became of the row. A refused one has changed nothing.',
    example: 'created',
  })
  result: RowResult;

  @IntField({
    ...ROW_ID,
    optional: true,
    description: 'Key of the record, or of the item that a fact is about; left out for a refused row.',
    example: 12,
  })
  id?: number;

  @TextField({
    optional: true,
    description:
      'Why it was refused, for programs: the name of an error, which is `contractBroken` where `errors` says more. Treat an ' +
      'unknown one as a refusal.',
    example: 'authorUnknown',
  })
  reason?: string;

  @TextField({
    optional: true,
    description: 'Why it was refused and what to do, for people, in the language of `Accept-Language`.',
    example: 'There is no author Anna Keller. Send the author first, or correct the name or id.',
  })
  msg?: string;

  @ApiProperty({
    required: false,
    description: 'The invalid fields of the row, if it does not match the contract.',
    type: [FieldErrorDto],
  })
  errors?: FieldErrorDto[];
}

export class BatchAnswerDto {
  @IntField({ ...COUNT, description: 'How many rows made a new record.' })
  created: number;

  @IntField({ ...COUNT, description: 'How many changed one.' })
  updated: number;

  @IntField({ ...COUNT, description: 'How many say what is stored already.' })
  unchanged: number;

  @IntField({ ...COUNT, description: 'How many were refused. Correct these, and send them again.' })
  refused: number;

  @ApiProperty({ description: 'One answer for each row, in the order of the batch.', type: [RowAnswerDto] })
  rows: RowAnswerDto[];

  static from(outcomes: readonly RowOutcome[], language: Language): BatchAnswerDto {
    const rows = outcomes.map((outcome, index): RowAnswerDto => {
      if ('refusal' in outcome) return { index, result: 'refused', ...explained(outcome.refusal, language) };
      return { index, result: outcome.result, id: outcome.id };
    });
    const count = (result: RowResult) => rows.filter((row) => row.result === result).length;
    return {
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      rows,
    };
  }
}

function explained(error: AppError, language: Language): Pick<RowAnswerDto, 'errors' | 'msg' | 'reason'> {
  const { msg, data } = failEnvelope(error, language);
  const errors = error.reason === 'contractBroken' ? (data as Pick<RowAnswerDto, 'errors'>) : {};
  return { reason: error.reason, msg, ...errors };
}
