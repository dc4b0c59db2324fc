import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailSenderService } from './mail-sender.service.js';
import { MailService } from './mail.service.js';
import { MailTransportService } from './mail-transport.service.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingMail])],
  providers: [MailSenderService, MailService, MailTransportService, OutgoingMailRepository],
  exports: [MailService],
})
export class MailModule {}
