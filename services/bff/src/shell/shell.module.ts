import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { StartController } from './start/start.controller.js';
import { StartService } from './start/start.service.js';

/** The data of the frame around every signed-in page. It combines the answers of other domains. */
@Module({
  imports: [PlatformModule, PeopleModule, MessagesModule],
  controllers: [StartController],
  providers: [StartService],
})
export class ShellModule {}
