import { type EntityManager } from 'typeorm';
import { endOfDay } from '../common/time/display-time.js';
import { ServiceCard } from '../content/service-cards/service-card.entity.js';
import { EXPIRY_NOTICE_DAYS } from '../content/service-cards/service-cards.constants.js';
import { ServiceNotice } from '../content/service-cards/service-notice.entity.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

const SERVICES = [
  {
    id: 1,
    key: 'learning-paths',
    icon: 'code',
    title: 'Learning paths',
    description: 'Shows at which lesson children stop and where they go on, step by step through a course.',
    state: 'active' as const,
    daysLeft: 214,
  },
  {
    id: 2,
    key: 'learner-map',
    icon: 'edit',
    title: 'Learner map',
    description:
      'Shows in which provinces and schools the lessons are used, and where they are not yet known.',
    state: 'active' as const,
    daysLeft: -12,
  },
  {
    id: 3,
    key: 'offline-lessons',
    icon: 'user',
    title: 'Offline lessons',
    description: 'Packs lessons for schools with a slow line, so that a class can work without one.',
    state: 'closed' as const,
    daysLeft: null,
  },
  {
    id: 4,
    key: 'learner-profiles',
    icon: 'user',
    title: 'Learner profiles',
    description: 'Groups children by what they like and can do, and suggests the lesson that comes next.',
    state: 'active' as const,
    daysLeft: 24,
  },
];

/** Four services: two open, one expired, one never opened. */
export async function seedServiceCards(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const services = SERVICES.map(({ daysLeft, ...service }) => {
    const last = daysLeft === null ? null : today.add({ days: daysLeft }).toString();
    return { ...service, expiresAt: last === null ? null : endOfDay(last, timeZone) };
  });
  await insertFixed(manager, ServiceCard, services);
  // No notices for services that have already expired.
  const told = services.flatMap(({ id, expiresAt }) =>
    expiresAt === null || expiresAt.getTime() > Date.now()
      ? []
      : EXPIRY_NOTICE_DAYS.map((days) => ({ serviceId: id, expiresAt, days })),
  );
  await manager.insert(ServiceNotice, told);
}
