import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { History } from '../../platform/audit/history.decorator.js';
import { DirectoryService } from './directory.service.js';
import { GroupKindParams, GroupParams } from './group-params.dto.js';
import {
  EditGroupDto,
  GroupDetailsDto,
  type GroupDto,
  GroupPageDto,
  GroupQuery,
  GroupVersionDto,
  WriteGroupDto,
} from './group.dto.js';
import { MembersService } from './members.service.js';

const UNSEEN = 'One in which the logged-in person does not take part is 40400, except for administrators.';
const STALE =
  'An outdated version is 40900 with the current state and version, who changed it last, and when.';

/** The endpoints of projects and teams, which are the same but for the `kind` in the path. */
@ApiTags('Directory')
@Controller('api/directory/:kind')
export class DirectoryController {
  constructor(
    private readonly directory: DirectoryService,
    private readonly members: MembersService,
  ) {}

  @Endpoint({
    id: 'listGroups',
    summary: 'List projects or teams',
    description:
      'Newest first. Administrators see all, everyone else those in which they take part, closed ones too.',
    params: GroupKindParams,
    query: GroupQuery,
    data: model(GroupPageDto),
  })
  @Get()
  page(
    @Param() { kind }: GroupKindParams,
    @Query() query: GroupQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<GroupDto>> {
    return this.directory.page(kind, query, principal);
  }

  @Endpoint({
    id: 'createGroup',
    summary: 'Create a project or team',
    description: 'It is open, and nobody takes part in it yet. A team that is closed or unknown is 40400.',
    params: GroupKindParams,
    body: WriteGroupDto,
    data: model(GroupDetailsDto),
    idempotent: true,
    refusals: ['notFound', 'idempotencyKeyReused'],
  })
  @Post()
  create(
    @Param() { kind }: GroupKindParams,
    @Body() group: WriteGroupDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    return this.directory.create(kind, group, key, actor);
  }

  @Endpoint({
    id: 'getGroup',
    summary: 'Get a project or team',
    description: `With everyone who takes part. ${UNSEEN}`,
    params: GroupParams,
    data: model(GroupDetailsDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  get(@Param() group: GroupParams, @CurrentPrincipal() principal: Principal): Promise<GroupDetailsDto> {
    return this.directory.get(group, principal);
  }

  @History({
    id: 'getGroupHistory',
    summary: 'List the history of a project or team',
    description:
      'Newest first: who changed it or its members, and when. For a member, `member` is the key of the account, and ' +
      `\`memberName\` its present name. ${UNSEEN}`,
    params: GroupParams,
  })
  @Get(':id/history')
  history(
    @Param() group: GroupParams,
    @Query() query: PageQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<AuditEntryDto>> {
    return this.members.history(group, query, principal);
  }

  @Endpoint({
    id: 'editGroup',
    summary: 'Edit a project or team',
    description:
      'For its leads and administrators; other members get 40300. A closed one has to be reopened first: 40900. A team ' +
      `that is closed, or in which a lead does not take part, is 40400. ${UNSEEN} ${STALE}`,
    params: GroupParams,
    body: EditGroupDto,
    data: model(GroupDetailsDto),
    refusals: ['notFound', 'roleInsufficient', 'conflict'],
  })
  @Put(':id')
  edit(
    @Param() group: GroupParams,
    @Body() request: EditGroupDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    return this.directory.edit(group, request, actor);
  }

  @Endpoint({
    id: 'closeGroup',
    summary: 'Close a project or team',
    description:
      'It stays in the list, but is no longer among the projects or teams of its members. Nothing of it can be ' +
      'changed until ' +
      `it is reopened. A closed one is 40900. ${STALE}`,
    params: GroupParams,
    body: GroupVersionDto,
    data: model(GroupDetailsDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/close')
  close(
    @Param() group: GroupParams,
    @Body() { version }: GroupVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    return this.directory.move(group, { action: 'close', version }, actor);
  }

  @Endpoint({
    id: 'reopenGroup',
    summary: 'Reopen a project or team',
    description: `Its members take part in it again. An open one is 40900. ${STALE}`,
    params: GroupParams,
    body: GroupVersionDto,
    data: model(GroupDetailsDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/reopen')
  reopen(
    @Param() group: GroupParams,
    @Body() { version }: GroupVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    return this.directory.move(group, { action: 'reopen', version }, actor);
  }

  @Endpoint({
    id: 'removeGroup',
    summary: 'Remove a project or team',
    description:
      'Only one in which nobody takes part, and a team only if it works on no project; otherwise 40900. Its history ' +
      `stays in the audit log. ${STALE}`,
    params: GroupParams,
    body: GroupVersionDto,
    data: nothing,
    refusals: ['notFound', 'conflict', 'groupInUse'],
  })
  @Post(':id/remove')
  remove(
    @Param() group: GroupParams,
    @Body() { version }: GroupVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<void> {
    return this.directory.remove(group, version, actor);
  }
}
