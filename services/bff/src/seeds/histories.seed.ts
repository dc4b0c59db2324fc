import { type EntityManager, In } from 'typeorm';
import { ServiceOrder } from '../content/service-cards/service-order.entity.js';
import { CompletedStep } from '../operations/applications/application-step.entity.js';
import { Application } from '../operations/applications/application.entity.js';
import { CertificationRecord } from '../operations/certification/certification-record.entity.js';
import { Account } from '../people/accounts/account.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { type AuditEntity } from '../platform/audit/audit.constants.js';

type Entry = Pick<AuditEntry, 'accountId' | 'action' | 'after' | 'at' | 'before' | 'entity' | 'entityId'>;

const DECISIONS = { passed: 'pass', rejected: 'reject', withdrawn: 'withdraw' } as const;

/**
 * The history of the applications, certifications and orders of the sample data: who did what, and when. It follows
 * from their rows, so databases that were seeded without it get the same. What has an entry already is left alone.
 */
export async function seedHistories(manager: EntityManager): Promise<void> {
  const entries = [
    ...(await applicationEntries(manager)),
    ...(await certificationEntries(manager)),
    ...(await orderEntries(manager)),
  ];
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

async function applicationEntries(manager: EntityManager): Promise<Entry[]> {
  const applications = await manager.find(Application, { order: { id: 'ASC' } });
  const steps = await manager.find(CompletedStep, { order: { applicationId: 'ASC', doneAt: 'ASC' } });
  return applications.flatMap((application) => {
    const { id: entityId, kind, title, applicantId, createdAt, returnedAt, returnedBy } = application;
    const about = { entity: 'application', entityId } as const;
    const created = { kind, title, state: 'leaderReview' };
    const entries: Entry[] = [
      { ...about, action: 'create', at: createdAt, accountId: applicantId, before: null, after: created },
    ];
    const done = steps.filter(
      ({ applicationId, step }) => applicationId === entityId && step !== 'submitApplication',
    );
    for (const [index, { step, doneAt, doneBy }] of done.entries())
      entries.push({
        ...{ ...about, action: step, at: doneAt, accountId: doneBy },
        ...{ before: { state: step }, after: { state: done[index + 1]?.step ?? application.state } },
      });
    if (returnedAt !== null)
      entries.push({
        ...{ ...about, action: 'return', at: returnedAt, accountId: returnedBy },
        before: { state: 'leaderReview' },
        after: { state: application.state, reason: application.returnReason },
      });
    return entries;
  });
}

async function certificationEntries(manager: EntityManager): Promise<Entry[]> {
  const records = await manager.find(CertificationRecord, { order: { id: 'ASC' } });
  return records.flatMap(({ id: entityId, accountId, submittedAt, state, decidedAt, decidedBy, reason }) => {
    const about = { entity: 'certification', entityId } as const;
    const auditing = { state: 'auditing' };
    const submitted: Entry = {
      ...{ ...about, action: 'submit', at: submittedAt, accountId, before: null, after: auditing },
    };
    if (decidedAt === null || state === 'auditing') return [submitted];
    const after = { state, ...(reason === '' ? {} : { reason }) };
    const decision = { action: DECISIONS[state], at: decidedAt, accountId: decidedBy };
    return [submitted, { ...about, ...decision, before: auditing, after }];
  });
}

async function orderEntries(manager: EntityManager): Promise<Entry[]> {
  const orders = await manager.find(ServiceOrder, { order: { id: 'ASC' } });
  return orders.flatMap((order) => {
    const { id: entityId, createdAt, createdBy, termMonths, price } = order;
    const { paidAt, paidBy, cancelledAt, cancelledBy } = order;
    const about = { entity: 'serviceOrder', entityId } as const;
    const pending = { state: 'pending' };
    const entries: Entry[] = [
      {
        ...{ ...about, action: 'create', at: createdAt, accountId: createdBy },
        ...{ before: null, after: { ...pending, termMonths, price } },
      },
    ];
    if (paidAt !== null)
      entries.push({
        ...{ ...about, action: 'pay', at: paidAt, accountId: paidBy },
        ...{ before: pending, after: { state: 'paid' } },
      });
    if (cancelledAt !== null)
      entries.push({
        ...{ ...about, action: paidAt === null ? 'cancel' : 'refund' },
        ...{ at: cancelledAt, accountId: cancelledBy, after: { state: 'cancelled' } },
        before: paidAt === null ? pending : { state: 'paid' },
      });
    return entries;
  });
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
