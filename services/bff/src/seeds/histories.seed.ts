import { type EntityManager } from 'typeorm';
import { ServiceOrder } from '../content/service-cards/service-order.entity.js';
import { CompletedStep } from '../operations/applications/application-step.entity.js';
import { Application } from '../operations/applications/application.entity.js';
import { CertificationRecord } from '../operations/certification/certification-record.entity.js';
import { addHistory, type Entry } from './add-history.js';

const DECISIONS = { passed: 'pass', rejected: 'reject', withdrawn: 'withdraw' } as const;

/**
 * The history of the applications, certifications and orders of the sample data: who did what, and when. It follows
 * from their rows, so databases that were seeded without it get the same. What has an entry already is left alone.
 */
export async function seedHistories(manager: EntityManager): Promise<void> {
  await addHistory(manager, [
    ...(await applicationEntries(manager)),
    ...(await certificationEntries(manager)),
    ...(await orderEntries(manager)),
  ]);
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
        after: {
          ...{ state: application.state, reason: application.returnReason },
          ...(application.returnReasons.length > 0 && { reasons: application.returnReasons }),
        },
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
