import { EnumField } from '../common/fields/enum-field.js';
import { IntListField } from '../common/fields/list-field.js';
import { IntField } from '../common/fields/number-field.js';
import { ObjectField } from '../common/fields/object-field.js';
import { ROW_ID } from '../common/fields/row-id.constants.js';
import { TextField } from '../common/fields/text-field.js';
import { displayTime } from '../common/time/display-time.js';
import {
  CHANGED_IDS_TOLD,
  POLICIES_AT_ONCE,
  POLICY_ACTIONS,
  POLICY_IDS_CHOSEN,
  type PolicyAction,
  UNDO_HOURS,
} from './policies.constants.js';
import { type PolicyOperation } from './policy-operation.entity.js';
import { PolicyFilter } from './policy-query.dto.js';

const action = {
  values: POLICY_ACTIONS,
  enumName: 'PolicyAction',
  description: 'online, offline: set the status; delete: put into the bin; restore: take out of it.',
  example: 'offline',
};

export class ChangeChosenPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @IntListField({
    description: 'The rows, of the list or, to restore them, of the bin. What is not there is skipped.',
    minItems: 1,
    maxItems: POLICY_IDS_CHOSEN,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];
}

export class ChangeMatchingPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @ObjectField({
    description: 'Which rows of the list or, to restore them, of the bin; all that is given must hold.',
    type: PolicyFilter,
  })
  filter: PolicyFilter;

  @IntField({
    description:
      'How many rows the person was told that the filter finds. Another number by now is refused with 40900, `data` ' +
      'names the current one as `total`.',
    minimum: 1,
    maximum: POLICIES_AT_ONCE,
    example: 38,
  })
  expectedTotal: number;
}

export class PolicyOperationParams {
  @TextField({
    description: 'The `operationId` of what is to be undone.',
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    form: 'a UUID',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  id: string;
}

/** What a change of many policies did. */
export class PolicyOperationDto {
  @TextField({
    description: 'Names the change, for undoing it.',
    format: 'uuid',
    example: '8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e',
  })
  operationId: string;

  @IntField({ description: 'How many policies changed.', minimum: 0, example: 2 })
  changed: number;

  @IntField({
    description: 'How many were passed over: they were so already, or are not there.',
    minimum: 0,
    example: 0,
  })
  skipped: number;

  @TextField({
    description: `Until when it can be undone, \`YYYY-MM-DD HH:mm:ss\`; ${UNDO_HOURS} hours.`,
    example: '2026-03-15 09:26:53',
  })
  undoableUntil: string;

  static from(operation: PolicyOperation, skipped: number, timeZone: string): PolicyOperationDto {
    const until = new Date(operation.createdAt.getTime() + UNDO_HOURS * 3_600_000);
    const { id: operationId, changed } = operation;
    return { operationId, changed, skipped, undoableUntil: displayTime(until, timeZone) };
  }
}

export class UndonePoliciesDto {
  @IntField({ description: 'How many policies are again as they were.', minimum: 0, example: 2 })
  changed: number;
}

/** Tells open lists that they may be out of date. */
export class PoliciesChangedDto {
  @IntListField({
    description: `Which policies; empty where there are more than ${CHANGED_IDS_TOLD}.`,
    minItems: 0,
    maxItems: CHANGED_IDS_TOLD,
    items: ROW_ID,
    example: [1, 4],
  })
  ids: number[];

  @IntField({ description: 'How many policies changed.', minimum: 1, example: 2 })
  count: number;
}
