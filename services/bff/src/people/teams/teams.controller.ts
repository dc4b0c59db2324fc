import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { TeamDto } from './team.dto.js';
import { MY_TEAMS } from './teams.constants.js';
import { TeamsService } from './teams.service.js';

@ApiTags('User')
@Controller('api/user/my-team')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Endpoint({
    id: 'listMyTeam',
    summary: 'List your teams',
    description: `Only the open teams of the logged-in person (at most ${MY_TEAMS.maxItems}), in the order of joining.`,
    data: listOf(TeamDto),
  })
  @Post('list')
  mine(@CurrentPrincipal() { accountId }: Principal): Promise<TeamDto[]> {
    return this.teams.mine(accountId);
  }
}
