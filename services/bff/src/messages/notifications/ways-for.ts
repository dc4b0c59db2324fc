import { type NotificationPreference } from './notification-preference.entity.js';
import { type NotificationKind, notificationOf, type NotificationWays } from './notifications.constants.js';

/** How a notification arrives, as far as the person may choose. */
export function waysFor(
  kind: NotificationKind,
  chosen: NotificationPreference['ways'] | null,
): NotificationWays {
  const { ways, isMandatory } = notificationOf(kind);
  const { message, mail } = chosen?.[kind] ?? ways;
  return { message: message || isMandatory === true, mail };
}
