import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { FORGOTTEN_AFTER, LOST_AFTER } from '../../platform/replicas/replicas.constants.js';
import { ExaminationsService } from './examinations.service.js';
import { MeasurementsService } from './measurements.service.js';
import { EXAMINATION_LIMIT, MEASURED_EVERY, STATUS_CACHE, TEST_MAILS } from './status.constants.js';
import { SystemStatusDto } from './status.dto.js';
import { ExaminationDto } from './status-examination.dto.js';
import { StatusService } from './status.service.js';
import { TestMailDto } from './test-mail.dto.js';
import { TestMailsService } from './test-mails.service.js';

/** How the product is, for administrators. */
@ApiTags('Status')
@Controller('api/system')
export class StatusController {
  constructor(
    private readonly status: StatusService,
    private readonly examinations: ExaminationsService,
    private readonly measurements: MeasurementsService,
    private readonly testMails: TestMailsService,
  ) {}

  @Endpoint({
    id: 'getSystemStatus',
    summary: 'Get the status of the product',
    description:
      `At most ${STATUS_CACHE.seconds} seconds old; measurements (storage, backups, certificates) are about ` +
      `${MEASURED_EVERY.minutes} minutes old. A part that cannot be read is null. A replica that has not reported ` +
      `for ${LOST_AFTER.seconds} seconds is lost, and not listed after ${FORGOTTEN_AFTER.hours} hour. ` +
      'Times are `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    data: model(SystemStatusDto),
  })
  @Get('status')
  get(): Promise<SystemStatusDto> {
    return this.status.read();
  }

  @Endpoint({
    id: 'examineSystem',
    summary: 'Examine the deployment',
    description:
      'Runs the checks of the command `doctor`, except those of the configuration, which the process has read: database, ' +
      'rights, schema, connections, mail, outbox, files, storage, backups and certificates. Measurements are ' +
      `taken again, too. Takes at most ${EXAMINATION_LIMIT.seconds} seconds. ` +
      '40900 while another examination runs, on any replica.',
    data: model(ExaminationDto),
    refusals: ['examinationRuns'],
  })
  @Post('examinations')
  async examine(): Promise<ExaminationDto> {
    try {
      return await this.examinations.examine();
    } finally {
      await this.measurements.renew();
      this.status.forget();
    }
  }

  @Endpoint({
    id: 'sendTestMail',
    summary: 'Send yourself a test mail',
    description:
      'Hands one mail to the mail server at once, to your confirmed address, and reports the result. ' +
      `At most ${TEST_MAILS.points} in ${TEST_MAILS.windowSeconds / 60} minutes.`,
    data: model(TestMailDto),
    refusals: ['mailNotConfigured', 'emailNotConfirmed', 'tooManyRequests'],
  })
  @Post('test-mails')
  async sendTestMail(
    @CurrentPrincipal() { accountId }: Principal,
    @CurrentLanguage() language: Language,
  ): Promise<TestMailDto> {
    try {
      return await this.testMails.send(accountId, language);
    } finally {
      this.status.forget();
    }
  }
}
