import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/projects.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { ProjectAndTeamController } from './project-and-team.controller.js';
import { ProjectAndTeamService } from './project-and-team.service.js';

@Module({
  imports: [ProjectsModule, TeamsModule],
  controllers: [ProjectAndTeamController],
  providers: [ProjectAndTeamService],
})
export class ProjectAndTeamModule {}
