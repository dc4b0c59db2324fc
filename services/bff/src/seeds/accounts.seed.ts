import { type EntityManager } from 'typeorm';
import { Account } from '../people/accounts/account.entity.js';
import { hashPassword } from '../people/accounts/password-hash.js';
import { startOfDay } from '../common/time/display-time.js';
import { type SeedContext } from './seed-context.js';

const PEOPLE = [
  {
    id: 1,
    userName: 'admin',
    role: 'admin' as const,
    name: 'Sok Dara',
    job: 'lead-editor',
    jobName: 'Lead editor',
    email: 'dara@sala.example',
    introduction: 'Makes lessons that children want to finish.',
    phone: '855120000001',
    accountId: '10000001',
    certified: true,
    registrationDate: '2025-01-06',
  },
  {
    id: 2,
    userName: 'user',
    role: 'user' as const,
    name: 'Chan Maly',
    job: 'editor',
    jobName: 'Editor',
    email: 'maly@sala.example',
    introduction: 'Draws the pictures first, then writes the words.',
    phone: '855120000002',
    accountId: '10000002',
    certified: false,
    registrationDate: '2025-02-10',
  },
];

/** What both have in common. */
const COMMON = {
  emailConfirmed: true,
  organization: 'content',
  organizationName: 'Content team',
  location: 'phnom-penh',
  locationName: 'Phnom Penh',
  personalWebsite: 'https://sala.example',
  countryRegion: 'KH',
  area: 'KH-12',
  address: '12 Street 240',
};

/** Two accounts whose passwords are their user names. Never used in production. */
export async function seedAccounts(manager: EntityManager, { timeZone }: SeedContext): Promise<void> {
  for (const { registrationDate, ...person } of PEOPLE) {
    await manager.insert(Account, {
      ...COMMON,
      ...person,
      passwordHash: await hashPassword(person.userName),
      registrationDate: startOfDay(registrationDate, timeZone),
    });
  }
  await manager.query(`SELECT setval(pg_get_serial_sequence('account', 'id'), max(id)) FROM account`);
}
