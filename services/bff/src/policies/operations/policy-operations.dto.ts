import { IntField } from '../../common/fields/number-field.js';
import {
  OperationDto,
  OperationParams,
  RecentOperationDto,
  UndoableDto,
  undoableOf,
} from '../../common/operations/operation.dto.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { POLICY_OPERATION_ACTIONS } from '../policies/policies.constants.js';
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
export class RecentPolicyOperationDto extends RecentOperationDto(UndoableOperationDto, 'policies', {
  values: POLICY_OPERATION_ACTIONS,
  enumName: 'PolicyOperationAction',
}) {}

export class RecentPolicyOperationPageDto extends PageOf(RecentPolicyOperationDto) {}

export class UndonePoliciesDto {
  @IntField({ description: 'The number of restored policies.', minimum: 0, example: 2 })
  changed: number;
}
