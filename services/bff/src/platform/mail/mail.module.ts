import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailService } from './mail.service.js';
import { MailTransportService } from './mail-transport.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  providers: [
    MailSenderService,
    MailService,
    {
      provide: MailTransportService,
      inject: [Config],
      useFactory: (config: Config) => MailTransportService.start(config),
    },
    OutgoingMailRepository,
  ],
  exports: [MailService],
})
export class MailModule {}
