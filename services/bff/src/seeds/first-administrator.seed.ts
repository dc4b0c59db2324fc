import { type DataSource } from 'typeorm';
import { type FirstAdministrator } from '../config/config.js';
import { Account } from '../people/accounts/account.entity.js';
import { FIRST_ACCOUNT_NUMBER } from '../people/accounts/accounts.constants.js';
import { hashPassword } from '../people/accounts/password-hash.js';

/**
 * Makes the account with which a new deployment is entered. Only while there is no administrator: later changes of the
 * configured password change nothing.
 * @returns whether it was made
 */
export async function seedFirstAdministrator(
  dataSource: DataSource,
  { login, password }: FirstAdministrator,
): Promise<boolean> {
  return await dataSource.transaction(async (manager) => {
    if (await manager.existsBy(Account, { role: 'admin' })) return false;
    const { identifiers } = await manager.insert(Account, {
      ...{ userName: login, name: login, role: 'admin', accountId: '' },
      passwordHash: await hashPassword(password),
      registrationDate: new Date(),
    });
    const [{ id }] = identifiers as [{ id: number }];
    await manager.update(Account, { id }, { accountId: String(FIRST_ACCOUNT_NUMBER + id) });
    return true;
  });
}
