import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailService } from './mail.service.js';
import { MailTransportService } from './mail-transport.service.js';

@Module({
  imports: [OutboxModule],
  providers: [
    MailSenderService,
    MailService,
    {
      provide: MailTransportService,
      inject: [Config],
      useFactory: (config: Config) => MailTransportService.start(config),
    },
  ],
  exports: [MailService],
})
export class MailModule {}
