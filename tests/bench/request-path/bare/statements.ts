// Named statements: PostgreSQL parses and plans each once for a connection.

const TIME = `'YYYY-MM-DD HH24:MI:SS'`;
const DAYS = `generate_series((now() AT TIME ZONE $2)::date - $1::int, (now() AT TIME ZONE $2)::date, '1 day') AS days (day)`;

/** $1: id of the session. */
export const SESSION = {
  name: 'session',
  text: `SELECT s.account_id AS "accountId", s.expires_at AS "expiresAt"
           FROM session s JOIN account a ON a.id = s.account_id
          WHERE s.id = $1 AND s.ended_at IS NULL AND a.enabled`,
};

/** $1: id of the account, $2: time zone. */
export const USER_INFO = {
  name: 'user-info',
  text: `SELECT name, avatar, job, job_name AS "jobName", organization, organization_name AS "organizationName",
                location, location_name AS "locationName", email,
                email_confirmed AS "emailConfirmed", introduction, country_region AS "countryRegion",
                area, address, personal_website AS "personalWebsite", phone,
                to_char(registration_date AT TIME ZONE $2, ${TIME}) AS "registrationDate",
                account_id AS "accountId", certified::int AS certification, role
           FROM account WHERE id = $1`,
};

/** $1: limit, $2: offset, $3: time zone. */
export const POLICY_PAGE = {
  name: 'policy-page',
  text: `SELECT id, number, name, content_type AS "contentType", count, status, filter_type AS "filterType",
                to_char(created_time AT TIME ZONE $3, ${TIME}) AS "createdTime",
                to_char(online_from AT TIME ZONE $3, ${TIME}) AS "onlineFrom",
                to_char(online_until AT TIME ZONE $3, ${TIME}) AS "onlineUntil"
           FROM policy WHERE deleted_time IS NULL ORDER BY policy.created_time DESC, id DESC LIMIT $1 OFFSET $2`,
};

export const POLICY_TOTAL = {
  name: 'policy-total',
  text: 'SELECT count(*)::int AS total FROM policy WHERE deleted_time IS NULL',
};

/** $1: days before today, $2: time zone. */
export const CONTENT_BY_DAY = {
  name: 'content-by-day',
  text: `SELECT days.day::date::text AS day, coalesce(sum(publications), 0)::float8 AS production,
                coalesce(sum(clicks), 0)::float8 AS clicks, coalesce(sum(exposures), 0)::float8 AS exposure
           FROM ${DAYS}
           LEFT JOIN content_hour ON content_hour.day = days.day::date
          GROUP BY days.day ORDER BY days.day`,
};

/** $1: days before today, $2: time zone. Active people of each day, and the distinct ones of all days. */
export const PEOPLE_BY_DAY = {
  name: 'people-by-day',
  text: `SELECT coalesce(bit_count(people), 0)::int AS active,
                coalesce(bit_count(bit_or(people) OVER ()), 0)::int AS "distinct"
           FROM ${DAYS}
           LEFT JOIN audience_day ON audience_day.day = days.day::date
          ORDER BY days.day`,
};

/** $1: id of the account, $2: changed settings. */
export const MERGE_SETTINGS = {
  name: 'merge-settings',
  text: `INSERT INTO account_settings AS kept (account_id, values) VALUES ($1, $2)
         ON CONFLICT (account_id) DO UPDATE SET values = kept.values || excluded.values
         RETURNING values`,
};

/** $1: id of the account, $2: id of the session, $3: all settings. Stores the event and notifies of it. */
export const PUBLISH_SETTINGS = {
  name: 'publish-settings',
  text: `WITH event AS (
           INSERT INTO live_event (type, account_id, except_session_id, payload)
           VALUES ('settings.changed', $1, $2, $3))
         SELECT pg_notify('sala_live_event', '')`,
};
