import { Entity, Index } from 'typeorm';
import { OperationOf } from '../../platform/operations/operation.entity.js';
import { type PolicyOperationAction } from '../policies/policies.constants.js';

/** The changes themselves are in the audit log. */
@Entity('policy_operation')
@Index('policy_operation_created_at_idx', ['createdAt', 'id'])
export class PolicyOperation extends OperationOf<PolicyOperationAction>('policy_operation') {}
