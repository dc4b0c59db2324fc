import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { GROUP_TABLES, MAX_MEMBERS, MAX_MEMBERSHIPS, type MemberRole } from './directory.constants.js';
import { DirectoryService, refuseClosed } from './directory.service.js';
import { type GroupMemberParams, type GroupParams } from './group-params.dto.js';
import { PersonDto } from './group-member.dto.js';
import { type GroupDetailsDto } from './group.dto.js';
import { mayLead } from './group-row.js';
import { MembersRepository } from './members.repository.js';

/** Who takes part in a project or team: its leads and administrators say so. Everybody may leave. */
@Injectable()
export class MembersService {
  constructor(
    private readonly directory: DirectoryService,
    private readonly members: MembersRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError notFound, roleInsufficient */
  async candidates(
    group: GroupParams,
    search: string | undefined,
    principal: Principal,
  ): Promise<PersonDto[]> {
    const found = await this.directory.find(group, principal);
    if (!mayLead(found, principal)) throw new AppError('roleInsufficient');
    const list = await this.members.candidates(group.kind, group.id, search);
    return list.map((person) => PersonDto.from(person));
  }

  /**
   * Adds somebody, or gives a member another role. Repeated, it changes nothing.
   * @throws AppError notFound, roleInsufficient, conflict, tooManyMembers, tooManyMemberships
   */
  async save(
    { account, ...group }: GroupMemberParams,
    role: MemberRole,
    actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    const { kind, id } = group;
    await this.directory.transact(group, 'changeMember', actor, async (before, manager) => {
      refuseClosed(before);
      const had = await this.members.roleOf(kind, id, account, manager);
      if (had === role) return null;
      if (had === null) {
        await lockAccount(manager, account);
        if (!(await this.members.isActive(account, manager))) throw new AppError('notFound');
        if (before.peopleNumber >= MAX_MEMBERS) throw new AppError('tooManyMembers', { max: MAX_MEMBERS });
        if ((await this.members.countOf(kind, account, manager)) >= MAX_MEMBERSHIPS)
          throw new AppError('tooManyMemberships', { max: MAX_MEMBERSHIPS });
      }
      await this.members.save(kind, id, { account, role }, manager);
      const after = { member: account, role };
      return had === null
        ? { action: 'addMember', before: null, after }
        : { before: { member: account, role: had }, after };
    });
    return await this.directory.get(group, actor);
  }

  /**
   * Repeated, it changes nothing. Everybody may remove themselves.
   * @throws AppError notFound, roleInsufficient, conflict
   */
  async remove({ account, ...group }: GroupMemberParams, actor: SignedInActor): Promise<void> {
    const { kind, id } = group;
    const remove: Parameters<DirectoryService['transact']>[3] = async (before, manager) => {
      const role = await this.members.roleOf(kind, id, account, manager);
      if (role === null) return null;
      refuseClosed(before);
      await this.members.remove(kind, id, account, manager);
      return { before: { member: account, role }, after: null };
    };
    await this.directory.transact(group, 'removeMember', actor, remove, account === actor.accountId);
  }

  /**
   * The log has the keys of members only, so that who is removed from the product leaves it: their names are added as they
   * are now.
   * @throws AppError notFound
   */
  async history(group: GroupParams, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.directory.find(group, principal);
    const { entity } = GROUP_TABLES[group.kind];
    const { list, total } = await this.audit.history(entity, group.id, query, principal);
    const keys = list.flatMap((entry) => memberOf(entry) ?? []);
    const names = await this.members.namesOf(keys);
    return {
      list: list.map((entry) => {
        const member = memberOf(entry);
        const name = member === undefined ? undefined : names.get(member);
        if (name === undefined) return entry;
        const named = (fields: object | null) => fields && { ...fields, memberName: name };
        return Object.assign(entry, { before: named(entry.before), after: named(entry.after) });
      }),
      total,
    };
  }
}

function memberOf({ before, after }: AuditEntryDto): number | undefined {
  return ((after ?? before ?? {}) as { member?: number }).member;
}
