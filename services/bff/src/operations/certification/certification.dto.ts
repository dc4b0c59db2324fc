import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { translate } from '../../common/messages/translate.js';
import { maskMiddle, maskName } from '../../common/text/mask.js';
import { displayTime, TIME_FORM } from '../../common/time/display-time.js';
import { type Offer } from '../../review/reviews/reviewed.dto.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import {
  CERTIFICATION_ACTIONS,
  CERTIFICATION_RECORDS,
  CERTIFICATION_STATUSES,
  type CertificationAction,
  type CertificationStatus,
  type CertificationType,
  STATUS_OF,
  TYPE_NAMES,
} from './certification.constants.js';
import { TYPE } from './certification-fields.dto.js';
import { type CertificationRecord } from './certification-record.entity.js';

/** How and in which language texts are written. */
export interface CertificationView {
  timeZone: string;
  language: Language;
}

const status = {
  values: CERTIFICATION_STATUSES,
  enumName: 'CertificationStatus',
  names: ['underReview', 'passed', 'rejected', 'withdrawn'],
  description: '0: under review, 1: passed, 2: rejected, 3: withdrawn.',
  example: 1,
};
const READABLE = 'in the language of `Accept-Language`';
const submitted = 'When it was requested, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment';

export class EnterpriseInfoDto {
  @BooleanField({
    description:
      'False if the account never requested certification: then every text is empty and `status` is 0.',
    example: true,
  })
  submitted: boolean;

  @TextField({ description: `Kind of account, ${READABLE}.`, example: '企业账号' })
  accountType: string;

  @EnumField(status)
  status: CertificationStatus;

  @TextField({
    description: `${submitted}; empty if it never was.`,
    pattern: new RegExp(`^$|${TIME_FORM}`),
    example: '2026-03-14 09:26:53',
  })
  time: string;

  @TextField({ description: 'Legal person, masked except for the first character.', example: '林**' })
  legalPerson: string;

  @TextField({ description: `Kind of certificate of the legal person, ${READABLE}.`, example: '中国身份证' })
  certificateType: string;

  @TextField({
    description:
      'Number of the certificate of the legal person, masked except for the first and last three characters.',
    example: '440************21X',
  })
  authenticationNumber: string;

  @TextField({ description: 'Name of the enterprise.', example: '示例科技教育有限公司' })
  enterpriseName: string;

  @TextField({ description: `Kind of certificate of the enterprise, ${READABLE}.`, example: '企业营业执照' })
  enterpriseCertificateType: string;

  @TextField({
    description: 'Code of the organisation, masked except for the first and last character.',
    example: '9****************X',
  })
  organizationCode: string;

  static from(
    record: CertificationRecord | null,
    { timeZone, language }: CertificationView,
  ): EnterpriseInfoDto {
    if (!record) return NOT_SUBMITTED;
    const { accountType, certificateType, enterpriseCertificateType } = record;
    return {
      submitted: true,
      accountType: translate(language, `certification.accountType.${accountType}`),
      status: STATUS_OF[record.state],
      time: displayTime(record.submittedAt, timeZone),
      legalPerson: maskName(record.legalPerson),
      certificateType: translate(language, `certification.certificateType.${certificateType}`),
      authenticationNumber: maskMiddle(record.authenticationNumber, 3, 3),
      enterpriseName: record.enterpriseName,
      enterpriseCertificateType: translate(
        language,
        `certification.enterpriseCertificateType.${enterpriseCertificateType}`,
      ),
      organizationCode: maskMiddle(record.organizationCode, 1, 1),
    };
  }
}

const NOT_SUBMITTED: EnterpriseInfoDto = {
  submitted: false,
  accountType: '',
  status: 0,
  time: '',
  legalPerson: '',
  certificateType: '',
  authenticationNumber: '',
  enterpriseName: '',
  enterpriseCertificateType: '',
  organizationCode: '',
};

export class CertificationRecordDto {
  @IntField({ description: 'Key of the request.', minimum: 1, example: 7 })
  id: number;

  @EnumField(TYPE)
  certificationType: CertificationType;

  @TextField({
    description: `Description of the request, ${READABLE}; names are masked.`,
    example: '企业实名认证，法人姓名：林**',
  })
  certificationContent: string;

  @EnumField(status)
  status: CertificationStatus;

  @TimeField({ description: `${submitted}.`, example: '2026-03-14 09:26:53' })
  time: string;

  @ApiProperty({
    description: 'The actions available to you in the current state of the request.',
    enum: CERTIFICATION_ACTIONS,
    enumName: 'CertificationAction',
    isArray: true,
    example: ['withdraw'],
  })
  actions: CertificationAction[];

  @IntField({
    description: 'Number of changes; send it with the next change.',
    ...RECORD_VERSION,
    example: 1,
  })
  version: number;

  static from(
    record: CertificationRecord,
    { actions }: Offer<CertificationAction>,
    { timeZone, language }: CertificationView,
  ): CertificationRecordDto {
    const { id, certificationType, legalPerson, state, submittedAt, version } = record;
    return {
      id,
      certificationType,
      certificationContent: translate(language, `certification.content.${TYPE_NAMES[certificationType]}`, {
        legalPerson: maskName(legalPerson),
      }),
      status: STATUS_OF[state],
      time: displayTime(submittedAt, timeZone),
      actions,
      version,
    };
  }
}

export class CertificationDto {
  @ApiProperty({
    description:
      'The enterprise that the account represents: the newest request that passed, or else the newest one that ' +
      'was not withdrawn.',
    type: EnterpriseInfoDto,
  })
  enterpriseInfo: EnterpriseInfoDto;

  @ApiProperty({
    description: `The requests for certification, newest first, at most ${CERTIFICATION_RECORDS.maxItems}.`,
    type: [CertificationRecordDto],
    maxItems: CERTIFICATION_RECORDS.maxItems,
  })
  record: CertificationRecordDto[];
}
