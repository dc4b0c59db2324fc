import { randomBytes } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { Account } from '../people/accounts/account.entity.js';
import { hashPassword } from '../people/accounts/password-hash.js';
import { startOfDay } from '../common/time/display-time.js';
import { type SeedContext } from './seed-context.js';

const JOBS = {
  editor: 'Editor',
  teacher: 'Teacher',
  illustrator: 'Illustrator',
  'video-editor': 'Video editor',
  engineer: 'Engineer',
  'parent-contact': 'Parent contact',
} as const;

const COLLEAGUES: readonly (readonly [userName: string, name: string, job: keyof typeof JOBS])[] = [
  ['sophea', 'Keo Sophea', 'teacher'],
  ['rithy', 'Nhem Rithy', 'engineer'],
  ['bopha', 'ប៉ែន បុប្ផា', 'illustrator'],
  ['linxiao', '林晓', 'editor'],
  ['vannak', 'Heng Vannak', 'video-editor'],
  ['emma', 'Emma Lindqvist', 'teacher'],
  ['chenyu', '陈雨', 'illustrator'],
  ['pisey', 'លី ពិសី', 'teacher'],
  ['samnang', 'Meas Samnang', 'engineer'],
  ['yuki', 'Yuki Tanabe', 'editor'],
  ['theary', 'Chhim Theary', 'parent-contact'],
  ['amara', 'Amara Okoye', 'teacher'],
  ['kosal', 'ទេព កុសល', 'video-editor'],
  ['wangmin', '王敏', 'teacher'],
  ['ratha', 'Ouk Ratha', 'editor'],
  ['jonas', 'Jonas Weber', 'engineer'],
  ['sreymom', 'Prum Sreymom', 'parent-contact'],
  ['veasna', 'Touch Veasna', 'teacher'],
  ['zhaolei', '赵磊', 'video-editor'],
  ['dalin', 'Sim Dalin', 'illustrator'],
  ['nimol', 'រស់ និមល', 'teacher'],
  ['clara', 'Clara Fontaine', 'editor'],
];

const FIRST_ID = 3;
const FIRST_NUMBER = 10_000_003;
const FIRST_DAY = '2025-02-17';

/**
 * Twenty-two people to share projects and teams with. Nobody knows their passwords, so nobody can sign in as
 * one of them.
 */
export async function seedColleagues(manager: EntityManager, { timeZone }: SeedContext): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const first = Temporal.PlainDate.from(FIRST_DAY);
  const colleagues = COLLEAGUES.map(([userName, name, job], index) => ({
    id: FIRST_ID + index,
    userName,
    passwordHash,
    role: 'user' as const,
    name,
    job,
    jobName: JOBS[job],
    organization: 'content',
    organizationName: 'Content team',
    location: 'phnom-penh',
    locationName: 'Phnom Penh',
    email: `${userName}@sala.example`,
    emailConfirmed: true,
    registrationDate: startOfDay(first.add({ weeks: index }), timeZone),
    accountId: String(FIRST_NUMBER + index),
  }));
  await manager.insert(Account, colleagues);
  await manager.query(`SELECT setval(pg_get_serial_sequence('account', 'id'), max(id)) FROM account`);
}
