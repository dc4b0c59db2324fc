import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { CompletedStep } from '../operations/applications/application-step.entity.js';
import { Application } from '../operations/applications/application.entity.js';
import {
  APPLICATION_STEPS,
  type ApplicationKind,
  type ApplicationState,
  type ReturnReason,
} from '../operations/applications/applications.constants.js';
import { ChannelActivity } from '../operations/channel-activities/channel-activity.entity.js';
import { Account } from '../people/accounts/account.entity.js';
import { APPROVER } from './approver.seed.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

interface Sample {
  kind: ApplicationKind;
  title: string;
  applicantId: number;
  daysAgo: number;
  state: ApplicationState;
  /** Chosen ones, beside own words. */
  returnReasons?: ReturnReason[];
  returnReason?: string;
}

const ADMIN = 1;
const USER = 2;
const HOURS_BETWEEN_STEPS = 24;
const FIRST_HOUR = 9;
const HOUR_MS = 3_600_000;
const PROMOTION_DAYS = 30;

/** Oldest first. The certifications are those of the demo accounts. */
const SAMPLES: readonly Sample[] = [
  {
    kind: 'certification',
    title: '萨拉少儿科技教育示例有限公司',
    applicantId: ADMIN,
    daysAgo: 210,
    state: 'done',
  },
  { kind: 'channel', title: 'Robots2026', applicantId: ADMIN, daysAgo: 40, state: 'done' },
  {
    kind: 'channel',
    title: 'HolidayCamp',
    applicantId: ADMIN,
    daysAgo: 9,
    state: 'submitApplication',
    returnReasons: ['domainNotRegistered', 'groupLacksAuthority'],
    returnReason: 'The address leads to the camp of last year.',
  },
  {
    kind: 'certification',
    title: '萨拉少儿科技教育示例有限公司',
    applicantId: USER,
    daysAgo: 3,
    state: 'leaderReview',
  },
  { kind: 'channel', title: '动画课堂', applicantId: ADMIN, daysAgo: 2, state: 'purchaseCertificate' },
];

/** Finished, returned and running applications, with the channel activities that some of them are about. */
export async function seedApplications(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const momentOf = ({ daysAgo }: Sample, hours = 0) =>
    new Date(
      startOfDay(today.subtract({ days: daysAgo }), timeZone).getTime() + (FIRST_HOUR + hours) * HOUR_MS,
    );
  const { id: approver } = await manager.findOneByOrFail(Account, { userName: APPROVER });
  /** Nobody decides on an application of their own. */
  const deciderFor = ({ applicantId }: Pick<Sample, 'applicantId'>) =>
    applicantId === ADMIN ? approver : ADMIN;
  const rows = SAMPLES.map((sample, index) => ({ ...sample, id: index + 1 }));
  const promotions = rows.filter(({ kind }) => kind === 'channel');
  const activityIds: number[] = [];
  for (const promotion of promotions) {
    const { title, applicantId, daysAgo } = promotion;
    const inserted = await manager.insert(ChannelActivity, {
      activityName: title,
      channelType: 'App store',
      promotionStart: startOfDay(today.subtract({ days: daysAgo }), timeZone),
      promotionEnd: startOfDay(today.subtract({ days: daysAgo - PROMOTION_DAYS }), timeZone),
      promoteLink: 'https://sala.example/courses',
      advertisingSource: 'Parents’ newsletter',
      advertisingMedia: 'Video',
      keyword: ['robots', 'holiday camp'],
      pushNotify: true,
      advertisingContent: title,
      submittedBy: applicantId,
      submittedAt: momentOf(promotion),
    });
    activityIds.push((inserted.identifiers[0] as { id: number }).id);
  }
  await insertFixed(
    manager,
    Application,
    rows.map(({ daysAgo, returnReason, ...row }) => ({
      ...row,
      subjectId: row.kind === 'channel' ? (activityIds.shift() ?? 0) : row.applicantId,
      createdAt: momentOf({ ...row, daysAgo }),
      version: doneSteps(row.state) + (returnReason === undefined ? 0 : 2),
      ...(returnReason === undefined
        ? {}
        : {
            returnReason,
            returnedBy: deciderFor(row),
            returnedAt: momentOf({ ...row, daysAgo }, HOURS_BETWEEN_STEPS),
          }),
    })),
  );
  await manager.insert(
    CompletedStep,
    rows.flatMap((row) =>
      APPLICATION_STEPS.slice(0, doneSteps(row.state)).map((step, index) => ({
        applicationId: row.id,
        step,
        doneAt: momentOf(row, index * HOURS_BETWEEN_STEPS),
        doneBy: index === 0 ? row.applicantId : deciderFor(row),
      })),
    ),
  );
}

/** How many steps are done. */
function doneSteps(state: ApplicationState): number {
  return state === 'done' ? APPLICATION_STEPS.length : APPLICATION_STEPS.indexOf(state);
}
