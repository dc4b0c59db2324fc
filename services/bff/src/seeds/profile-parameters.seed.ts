import { type EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '../common/messages/languages.constants.js';
import { startOfDay } from '../common/time/display-time.js';
import { storedTexts } from '../messages/messages/message-texts.js';
import { Message } from '../messages/messages/message.entity.js';
import { todoFor } from '../operations/profile-parameters/parameter-change-messages.js';
import { ParameterChange } from '../operations/profile-parameters/parameter-change.entity.js';
import { type Parameters } from '../operations/profile-parameters/parameter-fields.constants.js';
import { changePath } from '../operations/profile-parameters/profile-parameters.constants.js';
import { Account } from '../people/accounts/account.entity.js';
import { APPROVER } from './approver.seed.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

const APPLIED: Parameters = {
  video: {
    mode: 'custom',
    acquisition: { resolution: '720*1280', frameRate: 15 },
    encoding: {
      resolution: '720*1280',
      rate: { min: 300, max: 800, default: 600 },
      frameRate: 15,
      profile: 'high',
    },
  },
  audio: {
    mode: 'custom',
    acquisition: { channels: 8 },
    encoding: { channels: 8, rate: 128, profile: 'AAC-LC' },
  },
};

const ASKED_FOR: Parameters = {
  video: {
    ...APPLIED.video,
    encoding: { ...APPLIED.video.encoding, rate: { min: 300, max: 1500, default: 1200 }, frameRate: 25 },
  },
  audio: APPLIED.audio,
};

const ASKED = {
  contentNumber: 'Video 001003',
  description: 'Smoother movement and sharper text in the robot lessons.',
};

const ADMIN = 1;
const REVIEW_MS = 26 * 3_600_000;
const PICKED_UP_MS = 40 * 60_000;

/** One applied version, and one change of the administrator that the other one looks at. */
export async function seedProfileParameters(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const at = (daysAgo: number, secondOfDay: number) =>
    new Date(startOfDay(today.subtract({ days: daysAgo }), timeZone).getTime() + secondOfDay * 1000);
  const firstSubmitted = at(292, 8 * 3600);
  const firstApplied = new Date(firstSubmitted.getTime() + REVIEW_MS);
  const secondSubmitted = at(2, 10 * 3600 + 30 * 60 + 50);
  const pickedUp = new Date(secondSubmitted.getTime() + PICKED_UP_MS);
  const { id: approver } = await manager.findOneByOrFail(Account, { userName: APPROVER });

  await insertFixed(manager, ParameterChange, [
    {
      id: 1,
      contentNumber: 'Video 058212',
      state: 'applied',
      version: 2,
      parameters: APPLIED,
      submittedBy: ADMIN,
      submittedAt: firstSubmitted,
      decidedBy: approver,
      decidedAt: firstApplied,
      appliedVersion: 1,
      updatedAt: firstApplied,
    },
    {
      id: 2,
      ...ASKED,
      state: 'underReview',
      version: 2,
      parameters: ASKED_FOR,
      baseId: 1,
      submittedBy: ADMIN,
      submittedAt: secondSubmitted,
      reviewedBy: approver,
      reviewedAt: pickedUp,
      updatedAt: secondSubmitted,
    },
  ]);
  const submitter = await manager.findOneByOrFail(Account, { id: ADMIN });
  await manager.insert(Message, {
    ...{ accountId: approver, type: 'todo', messageType: 2, link: changePath(2) },
    ...storedTexts(todoFor({ ...ASKED, submitter }), DEFAULT_LANGUAGE),
    ...{ sentAt: secondSubmitted, readAt: pickedUp },
  });
}
