import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { LibraryModule } from '../library/library.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { PublicModule } from '../public/public.module.js';
import { ReviewModule } from '../review/review.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { SinceLastVisitController } from './since-last-visit/since-last-visit.controller.js';
import { SinceLastVisitService } from './since-last-visit/since-last-visit.service.js';
import { StartController } from './start/start.controller.js';
import { StartService } from './start/start.service.js';
import { WaitingController } from './waiting/waiting.controller.js';
import { WaitingService } from './waiting/waiting.service.js';

/** The data of the frame around every signed-in page, and what waits for a person. Both combine what other domains know. */
@Module({
  imports: [
    ContentModule,
    LibraryModule,
    MessagesModule,
    OperationsModule,
    PeopleModule,
    PlatformModule,
    PoliciesModule,
    PublicModule,
    ReviewModule,
  ],
  controllers: [SinceLastVisitController, StartController, WaitingController],
  providers: [SinceLastVisitService, StartService, WaitingService],
})
export class ShellModule {}
