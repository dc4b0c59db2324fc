import { Injectable } from '@nestjs/common';
import { ProjectsService } from '../projects/projects.service.js';
import { TeamsService } from '../teams/teams.service.js';
import { MEMBERSHIP_FIGURES, type MembershipKey } from './project-and-team.constants.js';
import { type MembershipFigureDto } from './project-and-team.dto.js';

@Injectable()
export class ProjectAndTeamService {
  constructor(
    private readonly projects: ProjectsService,
    private readonly teams: TeamsService,
  ) {}

  async figures(accountId: number): Promise<MembershipFigureDto[]> {
    const [projects, teams] = await Promise.all([
      this.projects.countsOf(accountId),
      this.teams.countsOf(accountId),
    ]);
    const counts: Record<MembershipKey, number> = {
      projects: projects.joined,
      projectPeople: projects.people,
      teams: teams.joined,
      teamPeople: teams.people,
    };
    return MEMBERSHIP_FIGURES.map(({ key, text }, index) => ({
      id: index + 1,
      content: text(counts[key]),
      key,
      count: counts[key],
    }));
  }
}
