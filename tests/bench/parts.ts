import { delivery } from './delivery/delivery.ts';
import { events } from './events/events.ts';
import { firstView } from './first-view/first-view.ts';
import { interaction } from './interaction/interaction.ts';
import { learners } from './learners.ts';
import { library } from './library.ts';
import { memory } from './memory.ts';
import { analyses, operations } from './operations.ts';
import { policies } from './policies.ts';
import { recovery } from './recovery/recovery.ts';
import { upgrade } from './recovery/upgrade.ts';
import { requestPath } from './request-path/request-path.ts';
import { scale } from './scale.ts';
import { start } from './start.ts';
import { uploads } from './uploads.ts';
import type { Part } from './part.ts';

/** What the bench measures, in this order. */
export const PARTS: Part[] = [
  requestPath,
  delivery,
  events,
  firstView,
  interaction,
  memory,
  start,
  operations,
  analyses,
  scale,
  learners,
  policies,
  upgrade,
  recovery,
  uploads,
  library,
];
