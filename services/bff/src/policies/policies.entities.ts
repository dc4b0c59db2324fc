import { PolicyImport } from './imports/policy-import.entity.js';
import { PolicyMember } from './members/policy-member.entity.js';
import { PolicyRecount } from './members/policy-recount.entity.js';
import { PolicyOperation } from './operations/policy-operation.entity.js';
import { Policy } from './policies/policy.entity.js';
import { PolicyRule } from './rules/policy-rule.entity.js';
import { PolicyTable, PolicyView } from './views/policy-view.entity.js';

export const POLICIES_ENTITIES = [
  PolicyImport,
  PolicyMember,
  PolicyOperation,
  Policy,
  PolicyRecount,
  PolicyRule,
  PolicyTable,
  PolicyView,
];
