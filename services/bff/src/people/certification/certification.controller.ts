import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { CertificationDto } from './certification.dto.js';
import { CertificationService } from './certification.service.js';

@ApiTags('User')
@Controller('api/user/certification')
export class CertificationController {
  constructor(private readonly certifications: CertificationService) {}

  @Endpoint({
    id: 'getCertification',
    summary: 'Certification of the signed-in person',
    description:
      'The enterprise that the account stands for, and what was asked for so far. Names and numbers are masked on ' +
      'the server. An account that never asked has `enterpriseInfo.submitted` false, empty texts and no records.',
    data: model(CertificationDto),
  })
  @Post()
  mine(@CurrentPrincipal() { accountId }: Principal): Promise<CertificationDto> {
    return this.certifications.of(accountId);
  }
}
