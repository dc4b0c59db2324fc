import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf, model, nothing } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CANDIDATES, MAX_MEMBERS, MAX_MEMBERSHIPS } from './directory.constants.js';
import { GroupMemberParams, GroupParams } from './group-params.dto.js';
import { GroupCandidateQuery, PersonDto, SaveGroupMemberDto } from './group-member.dto.js';
import { GroupDetailsDto } from './group.dto.js';
import { MembersService } from './members.service.js';

const LEADS =
  'For its leads and administrators; other members get 40300, and everybody else 40400. While it is closed, 40900.';

/** The endpoints of who takes part in a project or team. */
@ApiTags('Directory')
@Controller('api/directory/:kind/:id')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Endpoint({
    id: 'listGroupCandidates',
    summary: 'Find people for a project or team',
    description:
      `Active accounts that do not take part yet, by name, at most ${CANDIDATES}. For its leads and administrators; ` +
      'other members get 40300, and everybody else 40400.',
    params: GroupParams,
    query: GroupCandidateQuery,
    data: listOf(PersonDto),
    refusals: ['notFound', 'roleInsufficient'],
  })
  @Get('candidates')
  candidates(
    @Param() group: GroupParams,
    @Query() { search }: GroupCandidateQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PersonDto[]> {
    return this.members.candidates(group, search, principal);
  }

  @Endpoint({
    id: 'saveGroupMember',
    summary: 'Add a member to a project or team, or change their role in it',
    description:
      `An account that cannot log in is 40400. At most ${MAX_MEMBERS} people take part in one, and nobody takes part ` +
      `in more than ${MAX_MEMBERSHIPS} projects, or teams. Repeating the call changes nothing. ${LEADS}`,
    params: GroupMemberParams,
    body: SaveGroupMemberDto,
    data: model(GroupDetailsDto),
    refusals: ['notFound', 'roleInsufficient', 'conflict', 'tooManyMembers', 'tooManyMemberships'],
  })
  @Put('members/:account')
  save(
    @Param() member: GroupMemberParams,
    @Body() { role }: SaveGroupMemberDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<GroupDetailsDto> {
    return this.members.save(member, role, actor);
  }

  @Endpoint({
    id: 'removeGroupMember',
    summary: 'Remove a member from a project or team',
    description:
      'Everybody may remove themselves; afterwards they see it only as administrators. Others are removed by its ' +
      'leads ' +
      'and by administrators: other members get 40300, and everybody else 40400. While it is closed, 40900. Repeating ' +
      'the call changes nothing.',
    params: GroupMemberParams,
    data: nothing,
    refusals: ['notFound', 'roleInsufficient', 'conflict'],
  })
  @Post('members/:account/remove')
  remove(@Param() member: GroupMemberParams, @CurrentActor() actor: SignedInActor): Promise<void> {
    return this.members.remove(member, actor);
  }
}
