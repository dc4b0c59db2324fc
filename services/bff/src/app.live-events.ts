import { LEDGER_CHANGED } from './billing/ledger/ledger.event.js';
import { AUTHOR_CHANGED } from './content/authors/author.event.js';
import { CARD_CHANGED } from './content/cards/card.event.js';
import { FIGURES_CHANGED } from './content/content/figures.event.js';
import { CHAT_COLLECTED, CHAT_MODERATED, CHAT_SENT } from './messages/chat/chat-message.event.js';
import { CHANNEL_CHANGED } from './delivery/channels/channel.event.js';
import { CONTENT_ITEM_CHANGED } from './library/content-items/content-item.event.js';
import { LABEL_MERGE_CHANGED } from './library/labels/label-merge.event.js';
import { ANNOUNCEMENT_CHANGED } from './messages/announcements/announcement.event.js';
import { NOTIFICATION_PREFERENCES_CHANGED } from './messages/notifications/notification-preferences.event.js';
import {
  MESSAGE_CREATED,
  MESSAGE_READ,
  MESSAGE_REMOVED,
  MESSAGE_UPDATED,
} from './messages/messages/message.event.js';
import { APPLICATION_CHANGED } from './operations/applications/application.event.js';
import { PARAMETERS_CHANGED } from './operations/profile-parameters/parameter-change.event.js';
import {
  CERTIFICATION_CHANGED,
  CERTIFICATION_REVIEW_CHANGED,
} from './operations/certification/certification.event.js';
import { STUDIO_CHANGED, STUDIO_SAMPLED } from './operations/studio/studio.event.js';
import { ACCOUNTS_CHANGED } from './people/accounts/accounts-changed.event.js';
import { ACCOUNT_CHANGED } from './people/accounts/account.event.js';
import { GROUP_CHANGED } from './people/directory/group.event.js';
import { SESSION_ENDED } from './people/sessions/session-ended.event.js';
import { SETTINGS_CHANGED } from './people/settings/settings.event.js';
import { type LiveEventType } from './platform/live-events/define-live-event.js';
import { HELLO, SERVER_CLOSING } from './platform/live-events/stream.event.js';
import { MAINTENANCE_CHANGED } from './platform/maintenance/maintenance.event.js';
import { OUTBOX_CHANGED } from './platform/outbox/outbox.event.js';
import { POLICIES_CHANGED } from './policies/policies/policies-changed.event.js';
import { ACCOUNT_REQUEST_CHANGED } from './public/account-requests/account-request.event.js';
import { TESTIMONIAL_CHANGED } from './public/testimonials/testimonial.event.js';
import { ENQUIRY_CHANGED } from './public/enquiries/enquiry.event.js';
import { WEBHOOK_CHANGED } from './system/webhooks/webhook.event.js';

/** All types of live events, in the order of openapi.json. */
export const LIVE_EVENTS: readonly LiveEventType[] = [
  HELLO,
  SESSION_ENDED,
  SERVER_CLOSING,
  MESSAGE_CREATED,
  MESSAGE_UPDATED,
  MESSAGE_READ,
  MESSAGE_REMOVED,
  NOTIFICATION_PREFERENCES_CHANGED,
  CHAT_SENT,
  CHAT_MODERATED,
  CHAT_COLLECTED,
  ACCOUNT_CHANGED,
  ACCOUNTS_CHANGED,
  GROUP_CHANGED,
  SETTINGS_CHANGED,
  POLICIES_CHANGED,
  AUTHOR_CHANGED,
  CONTENT_ITEM_CHANGED,
  LABEL_MERGE_CHANGED,
  CARD_CHANGED,
  FIGURES_CHANGED,
  LEDGER_CHANGED,
  ENQUIRY_CHANGED,
  ACCOUNT_REQUEST_CHANGED,
  ANNOUNCEMENT_CHANGED,
  STUDIO_CHANGED,
  STUDIO_SAMPLED,
  APPLICATION_CHANGED,
  MAINTENANCE_CHANGED,
  PARAMETERS_CHANGED,
  CERTIFICATION_CHANGED,
  CERTIFICATION_REVIEW_CHANGED,
  WEBHOOK_CHANGED,
  CHANNEL_CHANGED,
  TESTIMONIAL_CHANGED,
  OUTBOX_CHANGED,
];
