import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_CHOSEN_IDS } from '../../common/fields/chosen-ids.constants.js';
import { UNDO_HOURS } from '../../common/limits/undo.constants.js';
import { OperationRoutes } from '../../platform/operations/operations.routes.js';
import { MAX_POLICIES_PER_OPERATION } from '../policies/policies.constants.js';
import { ChangeChosenPoliciesDto, ChangeMatchingPoliciesDto } from './policy-changes.dto.js';
import {
  PolicyOperationDto,
  RecentPolicyOperationDto,
  RecentPolicyOperationPageDto,
  UndonePoliciesDto,
} from './policy-operations.dto.js';
import { PolicyOperationsService } from './policy-operations.service.js';

@ApiTags('Policies')
@Controller('api/policies')
export class PolicyOperationsController extends OperationRoutes({
  service: PolicyOperationsService,
  types: {
    change: ChangeChosenPoliciesDto,
    matching: ChangeMatchingPoliciesDto,
    operation: PolicyOperationDto,
    page: RecentPolicyOperationPageDto,
    status: RecentPolicyOperationDto,
    undone: UndonePoliciesDto,
  },
  change: {
    id: 'changePolicies',
    summary: 'Set online or offline, delete or restore',
    description:
      `One policy or up to ${MAX_CHOSEN_IDS}, in one transaction. Policies that already have this ` +
      'status and unknown ids are skipped. The answer contains the id of the operation, for undoing ' +
      'it.',
  },
  matching: {
    id: 'changeMatchingPolicies',
    summary: 'Change the status of all policies that match a filter',
    description:
      `In one transaction, up to ${MAX_POLICIES_PER_OPERATION}; more are refused with 50000. Send ` +
      'the number that the person was shown: if it has changed, nothing is changed and the answer is ' +
      '40900 with the current `total` in `data`.',
  },
  recent: {
    id: 'listPolicyOperations',
    summary: 'List recent bulk changes and imports',
    description:
      `Operations of the last ${UNDO_HOURS} hours by all people, newest first. ` +
      'Undone ones are included, those that changed nothing are not.',
  },
  status: {
    id: 'getPolicyOperation',
    summary: 'Get the status of a bulk change or an import',
    description: 'What was done, by whom, and whether it can be undone now.',
  },
  undo: {
    id: 'undoPolicyOperation',
    summary: 'Undo a bulk change or an import',
    description:
      'Restores all policies or none: 40900 if the operation was already undone, if it is more than ' +
      `${UNDO_HOURS} hours old, or if one of the policies has changed since. \`data\` then has the ` +
      '`reason` (`undone`, `expired` or `changed`) and the number of policies `changed` since.',
  },
}) {}
