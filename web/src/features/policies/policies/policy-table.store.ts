import {
  createPolicyView,
  deletePolicyView,
  getPolicyTable,
  listPolicyViews,
  savePolicyTable,
  savePolicyView,
} from '../../../api/generated/policies/policies';
import { TableStore } from '../../../shared/saved-views/table.store';
import { policyViews } from './policies-view';

/** The columns, density and saved views of the list, for this account. */
export function newPolicyTable() {
  const calls = {
    table: getPolicyTable,
    saveTable: savePolicyTable,
    views: listPolicyViews,
    create: createPolicyView,
    save: savePolicyView,
    remove: deletePolicyView,
  };
  return new TableStore(policyViews, calls, 'policy-table-unsent');
}
