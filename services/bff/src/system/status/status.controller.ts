import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { FORGOTTEN_AFTER, LOST_AFTER } from '../../platform/replicas/replicas.constants.js';
import { ExaminationsService } from './examinations.service.js';
import { EXAMINATION_LIMIT, STATUS_CACHE } from './status.constants.js';
import { SystemStatusDto } from './status.dto.js';
import { ExaminationDto } from './status-examination.dto.js';
import { StatusService } from './status.service.js';

/** How the product is, for administrators. */
@ApiTags('Status')
@Controller('api/system')
export class StatusController {
  constructor(
    private readonly status: StatusService,
    private readonly examinations: ExaminationsService,
  ) {}

  @Endpoint({
    id: 'getSystemStatus',
    summary: 'Get the status of the product',
    description:
      `At most ${STATUS_CACHE.seconds} seconds old. A part that cannot be read is null. A replica that was not heard of ` +
      `for ${LOST_AFTER.seconds} seconds is lost, and forgotten after ${FORGOTTEN_AFTER.hours} hour. ` +
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
      'Does what the command `doctor` does, except for the configuration, with which the process has started: database, ' +
      `rights, schema, connections, mail, outbox and object store. Takes at most ${EXAMINATION_LIMIT.seconds} seconds. ` +
      '40900 while one runs, on any replica.',
    data: model(ExaminationDto),
    refusals: ['examinationRuns'],
  })
  @Post('examinations')
  async examine(): Promise<ExaminationDto> {
    try {
      return await this.examinations.examine();
    } finally {
      this.status.forget();
    }
  }
}
