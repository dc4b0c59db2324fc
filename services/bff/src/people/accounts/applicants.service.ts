import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type Account } from './account.entity.js';
import { EntitlementsService } from './entitlements.service.js';
import { ApplicantsRepository, type NewApplicant } from './applicants.repository.js';

export type Registration = Omit<NewApplicant, 'role'>;
export type Invitation = Omit<NewApplicant, 'passwordHash' | 'isActive'>;

/** New accounts. Those that people register themselves have the role `user`, unless whoever approves it says another. */
@Injectable()
export class ApplicantsService {
  constructor(
    private readonly applicants: ApplicantsRepository,
    private readonly entitlements: EntitlementsService,
    private readonly audit: AuditService,
  ) {}

  /** Null if the user name is taken. */
  async register(
    applicant: Registration,
    manager: EntityManager,
  ): Promise<Pick<Account, 'id' | 'name' | 'userName'> | null> {
    const id = await this.applicants.insert({ ...applicant, role: 'user' }, manager);
    return id === null ? null : { id, name: applicant.nickname, userName: applicant.userName };
  }

  /** The person can sign in as soon as they have set a password by a link. Null if the user name is taken. */
  async invite(invitation: Invitation, actor: SignedInActor, manager: EntityManager): Promise<number | null> {
    const id = await this.applicants.insert({ ...invitation, passwordHash: '', isActive: true }, manager);
    if (id !== null) await this.entitlements.give(id, actor.accountId, manager);
    return id;
  }

  /** The person can sign in from now on. */
  async approve(accountId: number, manager: EntityManager): Promise<void> {
    await this.applicants.decide(accountId, { enabled: true, registration: null }, manager);
  }

  /** What the person may do from the first sign-in. */
  async assign(accountId: number, role: Role, actor: SignedInActor, manager: EntityManager): Promise<void> {
    const before = await this.applicants.assign(accountId, role, manager);
    await this.entitlements.give(accountId, actor.accountId, manager);
    if (before === undefined || before === role) return;
    const change = { entityId: accountId, before: { role: before }, after: { role } };
    await this.audit.record(manager, actor, { entity: 'account', action: 'changeRole' }, change);
  }

  /** The person sees this when signing in. The name is free for another registration. */
  async reject(accountId: number, manager: EntityManager): Promise<void> {
    await this.applicants.decide(accountId, { enabled: false, registration: 'rejected' }, manager);
  }

  /** Removes applicants who were rejected or never approved. */
  async removeOlderThan(days: number, manager: EntityManager): Promise<void> {
    await this.applicants.removeOlderThan(days, manager);
  }
}
