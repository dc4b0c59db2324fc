import { type EntityManager, In } from 'typeorm';
import { Account } from '../people/accounts/account.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { type AuditEntity } from '../platform/audit/audit.constants.js';

export type Entry = Pick<
  AuditEntry,
  'accountId' | 'action' | 'after' | 'at' | 'before' | 'entity' | 'entityId'
>;

/** Adds entries to the audit log, the earliest first. What has one of its kind already is left alone. */
export async function addHistory(manager: EntityManager, entries: Entry[]): Promise<void> {
  const known = await recorded(manager, entries);
  const missing = entries
    .filter((entry) => !known.has(keyOf(entry)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const names = await namesOf(manager, missing);
  await manager.insert(
    AuditEntry,
    missing.map((entry) => ({ ...entry, accountName: names.get(entry.accountId ?? 0) ?? null })),
  );
}

/** The keys of those that have been recorded. */
async function recorded(manager: EntityManager, entries: Entry[]): Promise<Set<string>> {
  const entities = [...new Set(entries.map(({ entity }): AuditEntity => entity))];
  const found = await manager.find(AuditEntry, {
    select: { id: true, at: true, entity: true, entityId: true, action: true },
    where: { entity: In(entities) },
  });
  // A newer request replaced this one, which ended it as a withdrawal does.
  return new Set(
    found.map((entry) => keyOf(entry)).flatMap((key) => [key, key.replace(/replace$/, 'withdraw')]),
  );
}

function keyOf({ entity, entityId, action }: Pick<Entry, 'action' | 'entity' | 'entityId'>): string {
  return `${entity} ${entityId} ${action}`;
}

/** By account id, as the history shows them. */
async function namesOf(manager: EntityManager, entries: Entry[]): Promise<Map<number, string>> {
  const ids = [...new Set(entries.map(({ accountId }) => accountId))].filter((id) => id !== null);
  const accounts = await manager.findBy(Account, { id: In(ids) });
  return new Map(accounts.map(({ id, name, userName }) => [id, name || userName]));
}
