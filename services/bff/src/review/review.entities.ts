import { ReviewReminder } from './reminders/review-reminder.entity.js';
import { Approval } from './reviews/approval.entity.js';

export const REVIEW_ENTITIES = [Approval, ReviewReminder];
