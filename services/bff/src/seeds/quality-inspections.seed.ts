import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { type QueueItemStage } from '../content/quality-inspections/quality-inspections.constants.js';
import { QualityQueueItem } from '../content/quality-inspections/quality-queue-item.entity.js';
import { QualityQueue } from '../content/quality-inspections/quality-queue.entity.js';
import { insertFixed } from './insert-fixed.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

const QUEUES = [
  { name: 'video-lessons', title: 'Video: new lessons', item: 'Lesson', items: 64, daysAgo: 96, hour: 9 },
  {
    name: 'picture-rights',
    title: 'Pictures: rights of use',
    item: 'Picture',
    items: 120,
    daysAgo: 61,
    hour: 14,
  },
  { name: 'text-language', title: 'Texts: plain language', item: 'Text', items: 88, daysAgo: 33, hour: 8 },
];

const RANDOM_SEED = 3;
const SECONDS_PER_HOUR = 3600;

function stageOf(share: number): QueueItemStage {
  if (share < 0.3) return 'waiting';
  return share < 0.4 ? 'sampled' : 'done';
}

/** Three queues, each with items at every stage. */
export async function seedQualityInspections(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const random = new Random(RANDOM_SEED);
  const queues = QUEUES.map(({ name, title, daysAgo, hour }, index) => {
    const day = startOfDay(today.subtract({ days: daysAgo }), timeZone);
    return {
      id: index + 1,
      name,
      title,
      createdTime: new Date(day.getTime() + hour * SECONDS_PER_HOUR * 1000),
    };
  });
  await insertFixed(manager, QualityQueue, queues);
  const items = QUEUES.flatMap(({ item, items: count }, index) =>
    Array.from({ length: count }, (_, number) => ({
      queueId: index + 1,
      title: `${item} ${String(number + 1).padStart(3, '0')}`,
      duration: random.between(20, 600),
      stage: stageOf(random.next()),
    })),
  );
  await manager.insert(QualityQueueItem, items);
}
