import type { Pool } from 'pg';
import type { Session } from './session.ts';
import {
  CONTENT_BY_DAY,
  MERGE_SETTINGS,
  PEOPLE_BY_DAY,
  POLICY_PAGE,
  POLICY_TOTAL,
  PUBLISH_SETTINGS,
  USER_INFO,
} from './statements.ts';

/** The default of the product. */
const TIME_ZONE = 'Asia/Phnom_Penh';
const OVERVIEW_DAYS = 8;

interface UserRow {
  avatar: string;
  phone: string;
}

export async function userInfo(pool: Pool, { accountId }: Session): Promise<object> {
  const { rows } = await pool.query<UserRow>({ ...USER_INFO, values: [accountId, TIME_ZONE] });
  const [row] = rows;
  if (!row) throw new Error('The account is gone.');
  const avatar = row.avatar === '' ? '' : `/api/files/avatars/${row.avatar}-96.webp`;
  return { ...row, avatar, phone: masked(row.phone) };
}

function masked(phone: string): string {
  const digits = /^86(1\d{10})$/.exec(phone)?.[1] ?? phone;
  return digits.length <= 7 ? '*'.repeat(digits.length) : `${digits.slice(0, 3)}****${digits.slice(-4)}`;
}

export async function policies(pool: Pool, current: number, pageSize: number): Promise<object> {
  const [page, total] = await Promise.all([
    pool.query({ ...POLICY_PAGE, values: [pageSize, (current - 1) * pageSize, TIME_ZONE] }),
    pool.query<{ total: number }>(POLICY_TOTAL),
  ]);
  return { list: page.rows, total: total.rows[0]?.total };
}

interface ContentDay {
  day: string;
  production: number;
  clicks: number;
  exposure: number;
}

interface PeopleDay {
  active: number;
  distinct: number;
}

export async function overview(pool: Pool): Promise<object> {
  const values = [OVERVIEW_DAYS - 1, TIME_ZONE];
  const [{ rows: content }, { rows: people }] = await Promise.all([
    pool.query<ContentDay>({ ...CONTENT_BY_DAY, values }),
    pool.query<PeopleDay>({ ...PEOPLE_BY_DAY, values }),
  ]);
  const summed = (name: string, key: 'production' | 'clicks' | 'exposure') => {
    const value = content.map((day) => day[key]);
    return { name, key, count: value.reduce((sum, each) => sum + each, 0), value };
  };
  return {
    xAxis: content.map(({ day }) => day),
    data: [
      summed('内容生产量', 'production'),
      summed('内容点击量', 'clicks'),
      summed('内容曝光量', 'exposure'),
      {
        name: '活跃用户数',
        key: 'activeUsers',
        count: people[0]?.distinct ?? 0,
        value: people.map(({ active }) => active),
      },
    ],
  };
}

/** Merges the settings and publishes the event for the other sessions, in one transaction. */
export async function changeSettings(pool: Pool, session: Session, change: object): Promise<object> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ values: object }>({
      ...MERGE_SETTINGS,
      values: [session.accountId, change],
    });
    const settings = rows[0]?.values ?? {};
    await client.query({ ...PUBLISH_SETTINGS, values: [session.accountId, session.id, settings] });
    await client.query('COMMIT');
    return settings;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
