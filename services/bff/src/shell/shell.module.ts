import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { StartController } from './start/start.controller.js';
import { StartService } from './start/start.service.js';

/** What the frame around every signed-in page asks for. It puts together what other domains answer. */
@Module({
  imports: [PlatformModule, PeopleModule, MessagesModule],
  controllers: [StartController],
  providers: [StartService],
})
export class ShellModule {}
