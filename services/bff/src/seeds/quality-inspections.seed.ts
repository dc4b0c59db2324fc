import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { ContentItem } from '../content/content/content-item.entity.js';
import { type QueueItemStage } from '../content/quality-inspections/quality-inspections.constants.js';
import { QualityQueueItem } from '../content/quality-inspections/quality-queue-item.entity.js';
import { QualityQueue } from '../content/quality-inspections/quality-queue.entity.js';
import { insertFixed } from './insert-fixed.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

const QUEUES = [
  { name: 'video-lessons', title: 'Video: new lessons', kind: 'video', items: 64, daysAgo: 96, hour: 9 },
  {
    name: 'picture-rights',
    title: 'Pictures: rights of use',
    kind: 'imageText',
    items: 120,
    daysAgo: 61,
    hour: 14,
  },
  { name: 'text-language', title: 'Texts: plain language', kind: 'text', items: 88, daysAgo: 33, hour: 8 },
] as const;

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
  for (const [index, { kind, items: count }] of QUEUES.entries()) {
    const content = await manager.find(ContentItem, { where: { kind }, order: { id: 'DESC' }, take: count });
    const items = content.map(({ id, title }) => ({
      queueId: index + 1,
      contentItemId: id,
      title,
      duration: random.between(20, 600),
      stage: stageOf(random.next()),
    }));
    await manager.insert(QualityQueueItem, items);
  }
}
