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
    summary: 'Get the certification of the signed-in person',
    description:
      'The enterprise that the account represents and the requests for certification. Names and ' +
      'numbers are masked on the server. If none was ever requested, `enterpriseInfo.submitted` is ' +
      'false, the texts are empty and there are no records.',
    data: model(CertificationDto),
  })
  @Post()
  mine(@CurrentPrincipal() { accountId }: Principal): Promise<CertificationDto> {
    return this.certifications.of(accountId);
  }
}
