import { Injectable } from '@nestjs/common';
import { TeamDto } from './team.dto.js';
import { type MembershipCounts, TeamsRepository } from './teams.repository.js';

@Injectable()
export class TeamsService {
  constructor(private readonly teams: TeamsRepository) {}

  async mine(accountId: number): Promise<TeamDto[]> {
    return (await this.teams.ofMember(accountId)).map((row) => TeamDto.from(row));
  }

  countsOf(accountId: number): Promise<MembershipCounts> {
    return this.teams.countsOf(accountId);
  }
}
