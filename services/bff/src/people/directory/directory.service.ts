import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page } from '../../common/paging/page.dto.js';
import { follow } from '../../common/transitions/transitions.js';
import { Config } from '../../config/config.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { GROUP_MOVES, GROUP_TABLES, type GroupKind, type GroupMove } from './directory.constants.js';
import { DirectoryRepository, type Reader } from './directory.repository.js';
import { type GroupParams } from './group-params.dto.js';
import { GroupMemberDto } from './group-member.dto.js';
import {
  type EditGroupDto,
  type GroupDetailsDto,
  type GroupDto,
  type GroupQuery,
  type WriteGroupDto,
} from './group.dto.js';
import { GROUP_CHANGED } from './group.event.js';
import { type GroupContent, type GroupRow, mayLead, shownGroup } from './group-row.js';
import { MembersRepository } from './members.repository.js';

/** What the audit log keeps of a change. */
interface Recorded {
  before: object | null;
  after: object | null;
}

/** Projects and teams: everyone sees theirs, leads change those that they lead, administrators all. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly groups: DirectoryRepository,
    private readonly members: MembersRepository,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly idempotency: IdempotencyService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(kind: GroupKind, query: GroupQuery, principal: Principal): Promise<Page<GroupDto>> {
    const { list, total } = await this.groups.page(kind, readerOf(principal), query);
    return { list: list.map((row) => this.shown(row, principal)), total };
  }

  /** @throws AppError notFound, also for those who do not see it */
  async get({ kind, id }: GroupParams, principal: Principal): Promise<GroupDetailsDto> {
    const group = await this.find({ kind, id }, principal);
    const members = await this.members.list(kind, id);
    const people = members.map((member) => GroupMemberDto.of(member, principal.accountId));
    return Object.assign(this.shown(group, principal), { members: people });
  }

  /** @throws AppError notFound, also for those who do not see it */
  async find({ kind, id }: GroupParams, principal: Principal, manager?: EntityManager): Promise<GroupRow> {
    const group = await this.groups.find(kind, id, readerOf(principal), manager);
    if (!group) throw new AppError('notFound');
    return group;
  }

  /** @throws AppError notFound for a team that is closed, or does not exist; idempotencyKeyReused */
  async create(
    kind: GroupKind,
    request: WriteGroupDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    const content = contentOf(kind, request);
    const call = {
      operation: 'createGroup' as const,
      accountId: actor.accountId,
      key,
      request: { kind, ...content },
    };
    const id = await this.idempotency.once(call, async (manager) => {
      await this.holdTeam(content.teamId, actor, manager);
      return await this.insert(kind, content, actor, manager);
    });
    return await this.get({ kind, id }, actor);
  }

  /** In the transaction of the caller, who holds the team. @returns its key */
  async insert(
    kind: GroupKind,
    content: GroupContent,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number> {
    const id = await this.groups.insert(kind, content, manager);
    const after = { ...audited(kind, content), state: 'open' };
    await this.record(manager, actor, { kind, id }, 'create', { before: null, after });
    return id;
  }

  /** In the transaction of the caller, who holds the group and the team. */
  async write(
    { kind, id }: GroupParams,
    { before, content }: { before: GroupRow; content: GroupContent },
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<void> {
    await this.groups.edit(kind, id, content, manager);
    const change = { before: audited(kind, before), after: audited(kind, content) };
    await this.record(manager, actor, { kind, id }, 'edit', change);
  }

  /** @throws AppError notFound, roleInsufficient, conflict */
  async edit(
    group: GroupParams,
    { version, ...request }: EditGroupDto,
    actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    const { kind, id } = group;
    const content = contentOf(kind, request);
    await this.transact(group, 'edit', actor, async (before, manager) => {
      await this.refuseOutdated(group, before, version, manager);
      refuseClosed(before);
      if (content.teamId !== before.teamId) await this.holdTeam(content.teamId, actor, manager);
      await this.groups.edit(kind, id, content, manager);
      return { before: audited(kind, before), after: audited(kind, content) };
    });
    return await this.get(group, actor);
  }

  /** @throws AppError notFound, conflict */
  async move(
    group: GroupParams,
    { action, version }: { action: GroupMove; version: number },
    actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    const { kind, id } = group;
    await this.transact(group, action, actor, async (before, manager) => {
      await this.refuseOutdated(group, before, version, manager);
      const state = follow(GROUP_MOVES[action], before, version);
      await this.groups.move(kind, id, state, manager);
      return { before: { state: before.state }, after: { state } };
    });
    return await this.get(group, actor);
  }

  /** @throws AppError notFound, conflict, groupInUse */
  async remove(group: GroupParams, version: number, actor: SignedInActor): Promise<void> {
    const { kind, id } = group;
    await this.transact(group, 'remove', actor, async (before, manager) => {
      await this.refuseOutdated(group, before, version, manager);
      if (before.peopleNumber > 0 || before.projectNumber > 0) throw new AppError('groupInUse');
      await this.groups.remove(kind, id, manager);
      return { before: { ...audited(kind, before), state: before.state }, after: null };
    });
  }

  /**
   * Makes a change in a transaction, one of each project or team at a time, and records it.
   * @param apply returns null if nothing is to be changed
   * @param isOwn whether it concerns only the actor, who need not lead it then
   * @throws AppError notFound, roleInsufficient, and what `apply` throws
   */
  async transact(
    group: GroupParams,
    action: AuditActionName,
    actor: SignedInActor,
    apply: (
      before: GroupRow,
      manager: EntityManager,
    ) => Promise<(Recorded & { action?: AuditActionName }) | null>,
    isOwn = false,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await this.groups.lock(group.kind, group.id, manager);
      const before = await this.find(group, actor, manager);
      if (!isOwn && !mayLead(before, actor)) throw new AppError('roleInsufficient');
      const recorded = await apply(before, manager);
      if (recorded === null) return;
      const { action: done = action, ...change } = recorded;
      await this.record(manager, actor, group, done, change);
    });
  }

  private async refuseOutdated(
    { kind, id: entityId }: GroupParams,
    { state, version: current }: GroupRow,
    version: number,
    manager: EntityManager,
  ): Promise<void> {
    if (version === current) return;
    const of = { entity: GROUP_TABLES[kind].entity, entityId };
    throw await this.audit.outdated(manager, of, { state, version: current });
  }

  private async holdTeam(teamId: number | null, principal: Principal, manager: EntityManager): Promise<void> {
    if (teamId === null) return;
    if (!(await this.groups.holdTeam(teamId, readerOf(principal), manager))) throw new AppError('notFound');
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    { kind, id }: GroupParams,
    action: AuditActionName,
    { before, after }: Recorded,
  ): Promise<void> {
    const { entity } = GROUP_TABLES[kind];
    await this.audit.record(manager, actor, { entity, action }, { entityId: id, before, after });
    await this.events.publish(manager, GROUP_CHANGED, {}, { kind, id, action });
  }

  private shown(row: GroupRow, holder: Principal): GroupDto {
    return shownGroup(row, holder, this.config.timeZone);
  }
}

/** @throws AppError conflict: what is closed is reopened first */
export function refuseClosed({ state, version }: GroupRow): void {
  if (state === 'closed') throw new AppError('conflict', {}, { state, version });
}

export function readerOf(principal: Principal): Reader {
  return { accountId: principal.accountId, seesAll: can(principal, 'groups.manage') };
}

/** @throws AppError contractBroken: a team has no team */
function contentOf(kind: GroupKind, { name, description, teamId = null }: WriteGroupDto): GroupContent {
  if (kind === 'teams' && teamId !== null)
    throw new AppError('contractBroken', {}, [{ field: 'teamId', rule: 'unknown', params: {} }]);
  return { name, description, teamId };
}

function audited(kind: GroupKind, { name, description, teamId }: GroupContent): object {
  return kind === 'projects' ? { name, description, teamId } : { name, description };
}
