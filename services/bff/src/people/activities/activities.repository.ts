import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { type ActivityEntity, LATEST_ACTIVITIES, SHARED_RECORDS } from './activities.constants.js';

/** What somebody did, as the audit log has it. */
export interface ActivityRow {
  id: number;
  at: Date;
  /** The name of the person at that time. */
  person: string;
  /** The key of their picture. */
  avatar: string;
  entity: ActivityEntity;
  entityId: number;
  action: string;
  /** Null if neither the log names the record nor the record is still there. */
  name: string | null;
  /** How many records were changed with this one. */
  count: number;
}

/** The fields by which the log names a record. */
const NAMES = `coalesce(named.after->>'name', named.after->>'title', named.before->>'name', named.before->>'title')`;

const TITLE_OF_READER = `(SELECT text->>'title' FROM jsonb_array_elements(texts) AS text WHERE text->>'language' = $4)`;
/** What records are called now: for those whose entries have no name, or texts in several languages. */
const PRESENT_NAME = `
  CASE latest.entity
    WHEN 'policy' THEN (SELECT name FROM policy WHERE id = latest.entity_id)
    WHEN 'qualityInspection' THEN (SELECT title FROM quality_queue WHERE id = latest.entity_id)
    WHEN 'service' THEN (SELECT coalesce(${TITLE_OF_READER}, title) FROM service_card WHERE id = latest.entity_id)
    WHEN 'rulePreset' THEN (SELECT title FROM rule_preset WHERE id = latest.entity_id)
    WHEN 'announcement' THEN
      (SELECT coalesce(${TITLE_OF_READER}, texts->0->>'title') FROM announcement WHERE id = latest.entity_id)
    WHEN 'project' THEN (SELECT name FROM project WHERE id = latest.entity_id)
    WHEN 'team' THEN (SELECT name FROM team WHERE id = latest.entity_id)
  END`;

@Injectable()
export class ActivitiesRepository {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /**
   * The newest changes by whom an account shares an open project or team with, and by itself, of records that it may see.
   * Those that were made together are one. The newest of each person are read by an index, however long the log is.
   */
  async latestFor(accountId: number, language: Language): Promise<ActivityRow[]> {
    return await this.manager.query(
      `WITH mine AS (
         SELECT 'project' AS entity, project.id, project.state
           FROM project_member JOIN project ON project.id = project_id WHERE account_id = $1
         UNION ALL
         SELECT 'team', team.id, team.state
           FROM team_member JOIN team ON team.id = team_id WHERE account_id = $1),
       person AS (
         SELECT account_id FROM project_member
          WHERE project_id IN (SELECT id FROM mine WHERE entity = 'project' AND state = 'open')
         UNION
         SELECT account_id FROM team_member
          WHERE team_id IN (SELECT id FROM mine WHERE entity = 'team' AND state = 'open')),
       latest AS (
         SELECT entry.*
           FROM person CROSS JOIN LATERAL (
             SELECT id, at, account_id, account_name, entity, entity_id, action, operation_id
               FROM audit_entry AS change
              WHERE change.account_id = person.account_id
                AND (change.entity = ANY($2)
                     OR (change.entity, change.entity_id) IN (SELECT mine.entity, mine.id FROM mine))
                AND NOT EXISTS (SELECT 1 FROM audit_entry AS first
                                 WHERE first.operation_id = change.operation_id AND first.id < change.id)
              ORDER BY at DESC, id DESC LIMIT $3) AS entry
          ORDER BY at DESC, id DESC LIMIT $3)
       SELECT latest.id::float8 AS id, latest.at, coalesce(latest.account_name, account.user_name) AS person,
              account.avatar, latest.entity, latest.entity_id AS "entityId", latest.action,
              coalesce(
                (SELECT ${NAMES} FROM audit_entry AS named
                  WHERE named.entity = latest.entity AND named.entity_id = latest.entity_id AND ${NAMES} IS NOT NULL
                  ORDER BY named.id DESC LIMIT 1),
                ${PRESENT_NAME}) AS name,
              CASE WHEN latest.operation_id IS NULL THEN 1
                   ELSE (SELECT count(*)::int FROM audit_entry WHERE operation_id = latest.operation_id)
              END AS count
         FROM latest JOIN account ON account.id = latest.account_id
        ORDER BY latest.at DESC, latest.id DESC`,
      [accountId, SHARED_RECORDS, LATEST_ACTIVITIES.maxItems, language],
    );
  }
}
