import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type OperationId } from '../../common/auth/access.constants.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { EnquiriesService } from './enquiries.service.js';
import {
  CareerEnquiryDto,
  ContactEnquiryDto,
  EnquiryReceiptDto,
  JoinEnquiryDto,
  PartnerEnquiryDto,
} from './enquiry-form.dto.js';

function sending(id: OperationId, what: string, body: EndpointOptions['body']): EndpointOptions {
  return {
    id,
    summary: `Send ${what} from the public page`,
    description:
      'Stores the enquiry and creates a todo for the administrators, once for each ' +
      '`Idempotency-Key`, no matter how often or how late it is repeated. Without a key, the same ' +
      'content counts once a day. The number of new enquiries from one address is limited per hour.',
    body,
    idempotent: true,
    data: model(EnquiryReceiptDto),
    refusals: ['tooManyRequests'],
  };
}

@ApiTags('Enquiries')
@Controller('api/enquiries')
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Endpoint(sending('sendContactEnquiry', 'a question', ContactEnquiryDto))
  @Post('contact')
  contact(
    @Body() form: ContactEnquiryDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<EnquiryReceiptDto> {
    return this.enquiries.receive('contact', form, { key, address });
  }

  @Endpoint(sending('sendJoinEnquiry', 'a request for a free lesson', JoinEnquiryDto))
  @Post('join')
  join(
    @Body() form: JoinEnquiryDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<EnquiryReceiptDto> {
    return this.enquiries.receive('join', form, { key, address });
  }

  @Endpoint(sending('sendPartnerEnquiry', 'an offer of a partnership', PartnerEnquiryDto))
  @Post('partner')
  partner(
    @Body() form: PartnerEnquiryDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<EnquiryReceiptDto> {
    return this.enquiries.receive('partner', form, { key, address });
  }

  @Endpoint(sending('sendCareerEnquiry', 'an application for work', CareerEnquiryDto))
  @Post('career')
  career(
    @Body() form: CareerEnquiryDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<EnquiryReceiptDto> {
    return this.enquiries.receive('career', form, { key, address });
  }
}
