import { chosenIds } from '../../common/fields/chosen-ids.constants.js';
import { ChangeChosenDto, ChangeMatchingDto } from '../../platform/operations/change.dto.js';
import { MAX_POLICIES_PER_OPERATION, POLICY_ACTIONS } from '../policies/policies.constants.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';

const action = {
  values: POLICY_ACTIONS,
  enumName: 'PolicyAction',
  description: 'online, offline: set the status; delete: move to the bin; restore: move back from the bin.',
  example: 'offline',
} as const;

export class ChangeChosenPoliciesDto extends ChangeChosenDto(action, {
  description: 'The ids of policies in the list, or in the bin to restore them. Unknown ids are skipped.',
  ...chosenIds,
}) {}

export class ChangeMatchingPoliciesDto extends ChangeMatchingDto(
  action,
  {
    description: 'Filters of the list, or of the bin to restore policies; all given filters must match.',
    type: PolicyFilter,
  },
  MAX_POLICIES_PER_OPERATION,
) {}
