import { ONE_TIME_PASSWORD } from './security/authenticator-apps/authenticator-apps.constants.js';
import { LAST_PAGE, PAGE_SIZE } from './common/paging/page.constants.js';
import { UPLOAD_LIMIT } from './common/limits/size-limits.constants.js';
import { PICTURE_PIXELS } from './common/pictures/pictures.constants.js';
import { SHEET_LIMITS } from './common/sheets/sheet-limits.js';
import { PEAK_DAYS } from './content/content/content.constants.js';
import { RENEWAL_DAYS } from './content/service-cards/service-orders.constants.js';
import { DOCUMENT_UPLOAD } from './operations/certification/certification.constants.js';
import { ITEM_SUMMARY } from './library/content-items/content-items.constants.js';
import { PICTURE_UPLOAD } from './library/media/media.constants.js';
import { COVER_UPLOAD } from './operations/studio/studio-programmes.constants.js';
import { SHOWN_TESTIMONIALS } from './public/testimonials/testimonials.constants.js';
import { REMEMBERED_DAYS } from './people/sessions/sessions.constants.js';
import { VISIT_WINDOW } from './people/visits/visits.constants.js';
import { UNDO_HOURS } from './common/limits/undo.constants.js';
import {
  INVITATION_HOURS,
  PASSWORD_LINK_MINUTES,
} from './security/password-links/password-links.constants.js';
import { EMAIL_CODE } from './security/contacts/contacts.constants.js';

/**
 * Limits that no schema states and that the web shows or checks. The document carries them as `x-limits`; the texts of
 * the web name them as `{{undoHours}}`.
 */
export const LIMITS = {
  coverBytes: COVER_UPLOAD.bytes,
  documentBytes: DOCUMENT_UPLOAD.bytes,
  emailCodeDigits: EMAIL_CODE.digits,
  emailCodeMinutes: EMAIL_CODE.minutes,
  importBytes: UPLOAD_LIMIT.bytes,
  importRows: SHEET_LIMITS.rows,
  invitationHours: INVITATION_HOURS,
  lastPage: LAST_PAGE,
  authenticatorCodeDigits: ONE_TIME_PASSWORD.digits,
  passwordLinkMinutes: PASSWORD_LINK_MINUTES,
  peakDays: PEAK_DAYS,
  pictureBytes: PICTURE_UPLOAD.bytes,
  picturePixels: PICTURE_PIXELS.anyKind,
  rememberedDays: REMEMBERED_DAYS,
  renewalDays: RENEWAL_DAYS,
  rowsPerPage: PAGE_SIZE.default,
  shownTestimonials: SHOWN_TESTIMONIALS,
  summaryWords: ITEM_SUMMARY.maxWords,
  undoHours: UNDO_HOURS,
  visitDays: VISIT_WINDOW.days,
} as const;
