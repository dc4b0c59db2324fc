import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Reader } from './directory.repository.js';
import { type PersonRow } from './person.dto.js';

@Injectable()
export class PersonsRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** @returns undefined also if the reader shares no project or team with them. Pictures are keys. */
  async find(id: number, { accountId, seesAll }: Reader): Promise<PersonRow | undefined> {
    const [row]: PersonRow[] = await this.manager.query(
      `SELECT account.id AS account, coalesce(nullif(account.name, ''), account.user_name) AS name,
              account.user_name AS "userName", account.avatar, account.job_name AS "jobName",
              account.organization_name AS "organizationName", account.location_name AS "locationName",
              account.introduction, account.personal_website AS "personalWebsite"
         FROM account
        WHERE account.id = $1 AND account.deleted_at IS NULL
          AND ($3 OR account.id = $2
               OR EXISTS (SELECT 1 FROM project_member AS theirs JOIN project_member AS mine USING (project_id)
                           WHERE theirs.account_id = account.id AND mine.account_id = $2)
               OR EXISTS (SELECT 1 FROM team_member AS theirs JOIN team_member AS mine USING (team_id)
                           WHERE theirs.account_id = account.id AND mine.account_id = $2))`,
      [id, accountId, seesAll],
    );
    return row;
  }
}
