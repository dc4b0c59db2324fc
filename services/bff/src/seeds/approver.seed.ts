import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { Account } from '../people/accounts/account.entity.js';
import { hashPassword } from '../people/accounts/password-hash.js';
import { type SeedContext } from './seed-context.js';

export const APPROVER = 'approver';

/**
 * A second administrator, because nobody approves a change of their own. Its password is its user name, as for the
 * other demo accounts. Its id is the next one: an older database may have accounts of its own.
 */
export async function seedApprover(manager: EntityManager, { timeZone }: SeedContext): Promise<void> {
  const account = {
    userName: APPROVER,
    passwordHash: await hashPassword(APPROVER),
    role: 'admin' as const,
    name: 'Keo Sreyleak',
    job: 'lead-editor',
    jobName: 'Lead editor',
    organization: 'content',
    organizationName: 'Content team',
    location: 'phnom-penh',
    locationName: 'Phnom Penh',
    email: 'sreyleak@sala.example',
    emailConfirmed: true,
    introduction: 'Reads everything twice before it is published.',
    phone: '855120000025',
    countryRegion: 'KH',
    area: 'KH-12',
    registrationDate: startOfDay('2025-01-13', timeZone),
    accountId: '10000025',
    certified: true,
  };
  await manager.createQueryBuilder().insert().into(Account).values(account).orIgnore().execute();
}
