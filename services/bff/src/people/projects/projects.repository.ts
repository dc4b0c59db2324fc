import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type ProjectRow } from './project.dto.js';
import { ProjectMember } from './project-member.entity.js';
import { CONTRIBUTORS, MY_PROJECTS } from './projects.constants.js';

export interface MembershipCounts {
  /** The number of open projects of which the account is a member. */
  joined: number;
  /** The number of other members of these projects, each counted once. */
  people: number;
}

@Injectable()
export class ProjectsRepository {
  constructor(@InjectRepository(ProjectMember) private readonly members: Repository<ProjectMember>) {}

  /** The account's open projects, newest first. */
  async ofMember(accountId: number): Promise<ProjectRow[]> {
    return await this.members.query(
      `SELECT p.id, p.name, p.description,
              (SELECT count(*)::int FROM project_member m WHERE m.project_id = p.id) AS "peopleNumber",
              (SELECT json_agg(json_build_object('name', a.name, 'email', a.email,
                                                 'emailConfirmed', a.email_confirmed, 'avatar', a.avatar)
                               ORDER BY c.joined_at, c.account_id)
                 FROM (SELECT account_id, joined_at FROM project_member
                        WHERE project_id = p.id ORDER BY joined_at, account_id LIMIT $2) c
                 JOIN account a ON a.id = c.account_id) AS contributors
         FROM project_member mine JOIN project p ON p.id = mine.project_id
        WHERE mine.account_id = $1 AND p.state = 'open'
        ORDER BY p.created_at DESC, p.id LIMIT $3`,
      [accountId, CONTRIBUTORS.maxItems, MY_PROJECTS.maxItems],
    );
  }

  async countsOf(accountId: number): Promise<MembershipCounts> {
    const rows: [MembershipCounts] = await this.members.query(
      `SELECT count(DISTINCT mine.project_id)::int AS joined, count(DISTINCT other.account_id)::int AS people
         FROM project_member mine
         JOIN project ON project.id = mine.project_id AND project.state = 'open'
         LEFT JOIN project_member other ON other.project_id = mine.project_id AND other.account_id <> $1
        WHERE mine.account_id = $1`,
      [accountId],
    );
    return rows[0];
  }
}
