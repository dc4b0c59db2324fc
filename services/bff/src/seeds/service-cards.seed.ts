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
    icon: 'branch',
    title: 'Learning paths',
    description: 'Shows at which lesson children stop and where they go on, step by step through a course.',
    'zh-CN': ['学习路径', '逐步展示孩子在课程的哪一课停下、又从哪里继续。'],
    'km-KH': ['ផ្លូវនៃការរៀន', 'បង្ហាញថាកុមារឈប់នៅមេរៀនណា ហើយបន្តពីណា ម្ដងមួយជំហានក្នុងវគ្គសិក្សា។'],
    state: 'active' as const,
    daysLeft: 214,
  },
  {
    id: 2,
    key: 'learner-map',
    icon: 'location',
    title: 'Learner map',
    description:
      'Shows in which provinces and schools the lessons are used, and where they are not yet known.',
    'zh-CN': ['学员分布', '展示哪些省份和学校在使用课程，哪些地方还不了解。'],
    'km-KH': ['ផែនទីអ្នករៀន', 'បង្ហាញខេត្ត និងសាលាដែលប្រើមេរៀន និងកន្លែងដែលមិនទាន់ស្គាល់។'],
    state: 'active' as const,
    daysLeft: -12,
  },
  {
    id: 3,
    key: 'offline-lessons',
    icon: 'cloud-download',
    title: 'Offline lessons',
    description: 'Packs lessons for schools with a slow line, so that a class can work without one.',
    'zh-CN': ['离线课程', '为网络较慢的学校打包课程，断网也能上课。'],
    'km-KH': ['មេរៀនគ្មានអ៊ីនធឺណិត', 'រៀបចំមេរៀនជាកញ្ចប់សម្រាប់សាលាដែលមានអ៊ីនធឺណិតយឺត ដើម្បីឱ្យថ្នាក់រៀនបានទោះគ្មានអ៊ីនធឺណិត។'],
    state: 'closed' as const,
    daysLeft: null,
  },
  {
    id: 4,
    key: 'learner-profiles',
    icon: 'user-group',
    title: 'Learner profiles',
    description: 'Groups children by what they like and can do, and suggests the lesson that comes next.',
    'zh-CN': ['学员画像', '按兴趣和能力为孩子分组，并推荐下一节课。'],
    'km-KH': ['ទម្រង់អ្នករៀន', 'ដាក់កុមារជាក្រុមតាមចំណូលចិត្ត និងសមត្ថភាព រួចណែនាំមេរៀនបន្ទាប់។'],
    state: 'active' as const,
    daysLeft: 24,
  },
];

function textOf([title = '', description = '']: string[]) {
  return { title, description };
}

/** Four services: two open, one expired, one never opened. */
export async function seedServiceCards(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const services = SERVICES.map(({ daysLeft, 'zh-CN': chinese, 'km-KH': khmer, ...service }) => {
    const { title, description } = service;
    const texts = [
      { language: 'en-US' as const, title, description },
      { language: 'zh-CN' as const, ...textOf(chinese) },
      { language: 'km-KH' as const, ...textOf(khmer) },
    ];
    const last = daysLeft === null ? null : today.add({ days: daysLeft }).toString();
    return { ...service, texts, expiresAt: last === null ? null : endOfDay(last, timeZone) };
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
