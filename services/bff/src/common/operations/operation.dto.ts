import { type Type } from '@nestjs/common';
import { TimeField } from '../fields/date-field.js';
import { IntField } from '../fields/number-field.js';
import { TextField } from '../fields/text-field.js';
import { UUID } from '../fields/uuid.constants.js';
import { UNDO_HOURS, type UndoObstacle } from '../limits/undo.constants.js';
import { displayTime } from '../time/display-time.js';

const UNDOABLE_FOR = UNDO_HOURS * 3_600_000;

/** A change of many records that is undone as a whole. */
export interface StoredOperation {
  id: string;
  changed: number;
  createdAt: Date;
  undoneAt: Date | null;
}

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

export function undoableOf({ id: operationId, changed, createdAt }: StoredOperation, timeZone: string) {
  const until = new Date(createdAt.getTime() + UNDOABLE_FOR);
  return { operationId, changed, undoableUntil: displayTime(until, timeZone) };
}

/** What the operation itself says; its records may have changed since, too. */
export function obstacleOf({ undoneAt, createdAt }: StoredOperation): UndoObstacle | null {
  if (undoneAt) return 'undone';
  return Date.now() - createdAt.getTime() > UNDOABLE_FOR ? 'expired' : null;
}
