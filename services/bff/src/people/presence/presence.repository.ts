import { Injectable } from '@nestjs/common';
import { integer, nullable, timestamp } from '../../platform/database/statements/column.js';
import { defineStatement } from '../../platform/database/statements/define-statement.js';
import { Statements } from '../../platform/database/statements/statements.js';
import { PAUSE } from './presence.constants.js';

/**
 * SQL for the last thing that the person of a row did: opened a page, or changed something there. A login is in the
 * history of the account, and is not the end of a visit; nor is what a program does with a token.
 */
const LAST_ACT = `greatest(known.seen_at, (
  SELECT max(entry.at) FROM audit_entry entry
   WHERE entry.account_id = known.account_id AND entry.at > known.seen_at
     AND entry.entity <> 'account' AND entry.token_name IS NULL))`;

const SEEN = defineStatement('person_seen', {
  text: `
    INSERT INTO presence AS known (account_id, seen_at) VALUES ($1, now())
    ON CONFLICT (account_id) DO UPDATE
       SET seen_at = now(),
           left_at = CASE WHEN ${LAST_ACT} < now() - interval '${PAUSE}' THEN ${LAST_ACT} ELSE known.left_at END
    RETURNING account_id AS "accountId"`,
  parameters: [integer],
  columns: { accountId: integer },
});

const LEFT = defineStatement('person_left', {
  text: `
    SELECT date_trunc('second', CASE WHEN last < now() - interval '${PAUSE}' THEN last ELSE left_at END) AS "leftAt"
      FROM (SELECT left_at, ${LAST_ACT} AS last FROM presence known WHERE account_id = $1) AS known`,
  parameters: [integer],
  columns: { leftAt: nullable(timestamp) },
});

@Injectable()
export class PresenceRepository {
  constructor(private readonly statements: Statements) {}

  async seen(accountId: number): Promise<void> {
    await this.statements.run(SEEN, accountId);
  }

  async leftAt(accountId: number): Promise<Date | null> {
    const [known] = await this.statements.run(LEFT, accountId);
    return known?.leftAt ?? null;
  }
}
