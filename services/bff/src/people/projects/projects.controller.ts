import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ProjectDto } from './project.dto.js';
import { MY_PROJECTS } from './projects.constants.js';
import { ProjectsService } from './projects.service.js';

@ApiTags('User')
@Controller('api/user/my-project')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Endpoint({
    id: 'listMyProjects',
    summary: 'List your projects',
    description:
      `Only the open projects in which the logged-in person takes part (at most ${MY_PROJECTS.maxItems}), ` +
      'newest first.',
    data: listOf(ProjectDto),
  })
  @Post('list')
  mine(@CurrentPrincipal() { accountId }: Principal): Promise<ProjectDto[]> {
    return this.projects.mine(accountId);
  }
}
