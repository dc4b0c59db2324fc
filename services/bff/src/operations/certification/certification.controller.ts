import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { CurrentLanguage } from '../../common/messages/language.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { CertificationDto } from './certification.dto.js';
import { SUBMISSIONS_PER_DAY } from './certification.constants.js';
import { CertificationDetailDto } from './certification-detail.dto.js';
import { SubmitCertificationDto } from './certification-request.dto.js';
import { CertificationRequestsService } from './certification-requests.service.js';
import { CertificationService } from './certification.service.js';

@ApiTags('User')
@Controller('api/user/certification')
export class CertificationController {
  constructor(
    private readonly certifications: CertificationService,
    private readonly requests: CertificationRequestsService,
  ) {}

  @Endpoint({
    id: 'getCertification',
    summary: 'Get the certification of the logged-in person',
    description:
      'The enterprise that the account represents and the requests for certification. Names and ' +
      'numbers are masked on the server. If none was ever requested, `enterpriseInfo.submitted` is ' +
      'false, the texts are empty and there are no records.',
    data: model(CertificationDto),
  })
  @Post()
  mine(
    @CurrentPrincipal() principal: Principal,
    @CurrentLanguage() language: Language,
  ): Promise<CertificationDto> {
    return this.certifications.of(principal, language);
  }

  @Endpoint({
    id: 'submitCertification',
    summary: 'Request certification',
    description:
      'Upload the documents first. A request that is still in review is withdrawn and replaced. The account stays ' +
      'as it is until the new request passes. The other administrators get a todo. ' +
      `An account may submit ${SUBMISSIONS_PER_DAY} requests in 24 hours.`,
    body: SubmitCertificationDto,
    idempotent: true,
    data: model(CertificationDetailDto),
    refusals: ['storageFull', 'tooManyRequests'],
  })
  @Post('submit')
  submit(
    @Body() request: SubmitCertificationDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<CertificationDetailDto> {
    return this.requests.submit(request, key, actor);
  }
}
