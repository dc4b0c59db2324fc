import { PageOf } from '../../common/paging/page.dto.js';
import {
  OperationDto,
  RecentOperationDto,
  UndoableDto,
  UndoneDto,
} from '../../platform/operations/operation.dto.js';
import { POLICY_OPERATION_ACTIONS } from '../policies/policies.constants.js';

/** A bulk change that can be undone as a whole. */
export class UndoableOperationDto extends UndoableDto('policies') {}

/** The result of a bulk change. */
export class PolicyOperationDto extends OperationDto(
  UndoableOperationDto,
  'The number of skipped policies: unchanged or not found.',
) {}

/** A past bulk change, as shown later. */
export class RecentPolicyOperationDto extends RecentOperationDto(UndoableOperationDto, 'policies', {
  values: POLICY_OPERATION_ACTIONS,
  enumName: 'PolicyOperationAction',
}) {}

export class RecentPolicyOperationPageDto extends PageOf(RecentPolicyOperationDto) {}

export class UndonePoliciesDto extends UndoneDto('The number of restored policies.') {}
