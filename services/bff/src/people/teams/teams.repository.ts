import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type TeamRow } from './team.dto.js';
import { TeamMember } from './team-member.entity.js';
import { MY_TEAMS } from './teams.constants.js';

export interface MembershipCounts {
  /** The number of open teams of which the account is a member. */
  joined: number;
  /** The number of other members of these teams, each counted once. */
  people: number;
}

@Injectable()
export class TeamsRepository {
  constructor(@InjectRepository(TeamMember) private readonly members: Repository<TeamMember>) {}

  /** The account's open teams, in the order of joining. */
  async ofMember(accountId: number): Promise<TeamRow[]> {
    return await this.members.query(
      `SELECT t.id, t.name, t.avatar,
              (SELECT count(*)::int FROM team_member m WHERE m.team_id = t.id) AS "peopleNumber"
         FROM team_member mine JOIN team t ON t.id = mine.team_id
        WHERE mine.account_id = $1 AND t.state = 'open'
        ORDER BY mine.joined_at, t.id LIMIT $2`,
      [accountId, MY_TEAMS.maxItems],
    );
  }

  async countsOf(accountId: number): Promise<MembershipCounts> {
    const rows: [MembershipCounts] = await this.members.query(
      `SELECT count(DISTINCT mine.team_id)::int AS joined, count(DISTINCT other.account_id)::int AS people
         FROM team_member mine
         JOIN team ON team.id = mine.team_id AND team.state = 'open'
         LEFT JOIN team_member other ON other.team_id = mine.team_id AND other.account_id <> $1
        WHERE mine.account_id = $1`,
      [accountId],
    );
    return rows[0];
  }
}
