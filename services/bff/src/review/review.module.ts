import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { REVIEW_ENTITIES } from './review.entities.js';
import { ReviewRemindersRepository } from './reminders/review-reminders.repository.js';
import { ReviewRemindersService } from './reminders/review-reminders.service.js';
import { OpenReviewsService } from './reviews/open-reviews.service.js';
import { ReviewedRecordsService } from './reviews/reviewed-records.service.js';
import { ReviewsRepository } from './reviews/reviews.repository.js';
import { ReviewsService } from './reviews/reviews.service.js';

/**
 * What people submit and others decide.
 *
 * Exports `ReviewsService`, with which the domains take their records through a review in their own transactions,
 * `ReviewedRecordsService`, which shows them, and `OpenReviewsService`, which knows what waits for whom.
 */
@Module({
  imports: [MessagesModule, PeopleModule, PlatformModule, TypeOrmModule.forFeature(REVIEW_ENTITIES)],
  providers: [
    OpenReviewsService,
    ReviewRemindersRepository,
    ReviewRemindersService,
    ReviewedRecordsService,
    ReviewsRepository,
    ReviewsService,
  ],
  exports: [OpenReviewsService, ReviewedRecordsService, ReviewsService],
})
export class ReviewModule {}
