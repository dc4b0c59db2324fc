import { Injectable } from '@nestjs/common';
import { ProjectDto } from './project.dto.js';
import { type MembershipCounts, ProjectsRepository } from './projects.repository.js';

@Injectable()
export class ProjectsService {
  constructor(private readonly projects: ProjectsRepository) {}

  async mine(accountId: number): Promise<ProjectDto[]> {
    return (await this.projects.ofMember(accountId)).map((row) => ProjectDto.from(row));
  }

  countsOf(accountId: number): Promise<MembershipCounts> {
    return this.projects.countsOf(accountId);
  }
}
