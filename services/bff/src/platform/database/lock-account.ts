import { type EntityManager } from 'typeorm';

/**
 * Lets changes of one account happen one after the other, until the transaction ends. Whatever counts rows before it inserts
 * one locks first: otherwise calls at the same time all find room for one more.
 */
export async function lockAccount(manager: EntityManager, accountId: number): Promise<void> {
  await manager.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
}
