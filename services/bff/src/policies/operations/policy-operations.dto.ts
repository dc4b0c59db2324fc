import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { UNDO_HOURS, UNDO_OBSTACLES, type UndoObstacle } from '../../common/limits/undo.constants.js';
import { POLICY_OPERATION_ACTIONS, type PolicyOperationAction } from '../policies/policies.constants.js';
import {
  OperationDto,
  OperationParams,
  UndoableDto,
  undoableOf,
} from '../../common/operations/operation.dto.js';
import { type PolicyOperation } from './policy-operation.entity.js';

export class PolicyOperationParams extends OperationParams {}

/** A bulk change that can be undone as a whole. */
export class UndoableOperationDto extends UndoableDto('policies') {}

/** The result of a bulk change. */
export class PolicyOperationDto extends OperationDto(
  UndoableOperationDto,
  'The number of skipped policies: unchanged or not found.',
) {
  static from(operation: PolicyOperation, skipped: number, timeZone: string): PolicyOperationDto {
    return { ...undoableOf(operation, timeZone), skipped };
  }
}

/** A past bulk change, as shown later. */
export class RecentPolicyOperationDto extends UndoableOperationDto {
  @EnumField({
    values: POLICY_OPERATION_ACTIONS,
    enumName: 'PolicyOperationAction',
    description: 'What was done: an action on many policies, or an import.',
    example: 'import',
  })
  action: PolicyOperationAction;

  @TextField({
    nullable: true,
    description: 'The name, at that time, of the person who did it; null for the system.',
    example: 'Sokha Chan',
  })
  person: string | null;

  @TimeField({
    description: 'When, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @IntField({
    description: 'How much longer it can be undone, in seconds; 0 if it can no longer be undone.',
    minimum: 0,
    example: 5_400,
  })
  undoableSeconds: number;

  @ApiProperty({ description: 'Whether it has been undone.', type: Boolean, example: false })
  undone: boolean;

  @EnumField({
    values: UNDO_OBSTACLES,
    enumName: 'UndoObstacle',
    nullable: true,
    description:
      'Why it cannot be undone now: it was undone before, is too old, or one of its policies has changed since; ' +
      'null if it can be undone.',
    example: null,
  })
  obstacle: UndoObstacle | null;

  static from(
    operation: PolicyOperation,
    {
      person,
      obstacle,
      timeZone,
    }: { person: string | null; obstacle: UndoObstacle | null; timeZone: string },
  ): RecentPolicyOperationDto {
    const { action, createdAt, undoneAt } = operation;
    const seconds = UNDO_HOURS * 3_600 - Math.floor((Date.now() - createdAt.getTime()) / 1_000);
    return Object.assign(undoableOf(operation, timeZone), {
      action,
      person,
      time: displayTime(createdAt, timeZone),
      undoableSeconds: Math.max(0, seconds),
      undone: undoneAt !== null,
      obstacle,
    });
  }
}

export class RecentPolicyOperationPageDto extends PageOf(RecentPolicyOperationDto) {}

export class UndonePoliciesDto {
  @IntField({ description: 'The number of restored policies.', minimum: 0, example: 2 })
  changed: number;
}
