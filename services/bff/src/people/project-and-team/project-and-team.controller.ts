import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { MembershipFigureDto } from './project-and-team.dto.js';
import { ProjectAndTeamService } from './project-and-team.service.js';

@ApiTags('User')
@Controller('api/user/project-and-team')
export class ProjectAndTeamController {
  constructor(private readonly memberships: ProjectAndTeamService) {}

  @Endpoint({
    id: 'listProjectAndTeam',
    summary: 'Get figures of your projects and teams',
    description: 'Four figures, counted at the time of the request from the rows of the two lists.',
    data: listOf(MembershipFigureDto),
  })
  @Post('list')
  figures(@CurrentPrincipal() { accountId }: Principal): Promise<MembershipFigureDto[]> {
    return this.memberships.figures(accountId);
  }
}
