import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { TimeField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { UNDO_HOURS, UNDO_OBSTACLES, type UndoObstacle } from '../../common/limits/undo.constants.js';
import { displayTime } from '../../common/time/display-time.js';
import { type StoredOperation } from './operation.entity.js';

const UNDOABLE_FOR = UNDO_HOURS * 3_600_000;

export class OperationParams {
  @TextField({
    description: 'The `operationId` of the operation.',
    pattern: UUID,
    form: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;
}

/** @param noun what is changed, in the plural */
export function UndoableDto(noun: string) {
  class Undoable {
    @TextField({
      description: 'Id of the operation, for undoing it.',
      format: 'uuid',
      example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
    })
    operationId: string;

    @IntField({ description: `The number of changed ${noun}.`, minimum: 0, example: 2 })
    changed: number;

    @TimeField({
      description: `Until when it can be undone, \`YYYY-MM-DD HH:mm:ss\`; ${UNDO_HOURS} hours.`,
      example: '2026-03-15 09:26:53',
    })
    undoableUntil: string;
  }
  return Undoable;
}

/** The result of a change. @param skipped why records are left out */
export function OperationDto(undoable: Type<InstanceType<ReturnType<typeof UndoableDto>>>, skipped: string) {
  class Operation extends undoable {
    @IntField({ description: skipped, minimum: 0, example: 0 })
    skipped: number;
  }
  return Operation;
}

interface Actions<Action extends string> {
  values: readonly Action[];
  enumName: string;
}

/** What became of an operation. */
export interface Standing {
  /** The name of whoever did it; null for the system. */
  person: string | null;
  /** Whether one of its records is not as the operation left it. */
  isChanged: boolean;
}

/** What is said of a past change. */
export interface ToldOperation<Action extends string> {
  operationId: string;
  changed: number;
  undoableUntil: string;
  action: Action;
  person: string | null;
  time: string;
  undoableSeconds: number;
  undone: boolean;
  obstacle: UndoObstacle | null;
}

/** @param description what is said of the number of records that are as they were before */
export function UndoneDto(description: string) {
  class Undone {
    @IntField({ description, minimum: 0, example: 2 })
    changed: number;
  }
  return Undone;
}

/** A past change, as shown later. @param noun what was changed, in the plural */
export function RecentOperationDto<Action extends string>(
  undoable: Type<InstanceType<ReturnType<typeof UndoableDto>>>,
  noun: string,
  actions: Actions<Action>,
) {
  class Recent extends undoable {
    @EnumField({
      ...actions,
      description: `What was done: an action on many ${noun}, or an import.`,
      example: 'import',
    })
    action: Action;

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
        `Why it cannot be undone now: it was undone before, is too old, or one of its ${noun} has changed since; ` +
        'null if it can be undone.',
      example: null,
    })
    obstacle: UndoObstacle | null;
  }
  return Recent;
}

export function recentOf<Action extends string>(
  operation: StoredOperation<Action>,
  { person, obstacle, timeZone }: { person: string | null; obstacle: UndoObstacle | null; timeZone: string },
): ToldOperation<Action> {
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

export function undoableOf({ id: operationId, changed, createdAt }: StoredOperation, timeZone: string) {
  const until = new Date(createdAt.getTime() + UNDOABLE_FOR);
  return { operationId, changed, undoableUntil: displayTime(until, timeZone) };
}

/** What the operation itself says; its records may have changed since, too. */
export function obstacleOf({ undoneAt, createdAt }: StoredOperation): UndoObstacle | null {
  if (undoneAt) return 'undone';
  return Date.now() - createdAt.getTime() > UNDOABLE_FOR ? 'expired' : null;
}
