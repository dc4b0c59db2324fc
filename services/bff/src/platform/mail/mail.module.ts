import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailService } from './mail.service.js';
import { MailTransportService } from './mail-transport.service.js';
import { MailTrialService } from './mail-trial.service.js';

@Module({
  imports: [OutboxModule],
  providers: [
    MailSenderService,
    MailService,
    MailTrialService,
    {
      provide: MailTransportService,
      inject: [Config],
      useFactory: (config: Config) => MailTransportService.start(config),
    },
  ],
  exports: [MailService, MailTrialService],
})
export class MailModule {}
