import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { maskMiddle, maskName } from '../../common/text/mask.js';
import { displayTime } from '../../common/time/display-time.js';
import {
  CERTIFICATION_CONTENT,
  CERTIFICATION_RECORDS,
  CERTIFICATION_STATUSES,
  CERTIFICATION_TYPES,
  type CertificationStatus,
  type CertificationType,
} from './certification.constants.js';
import { type Certification } from './certification.entity.js';
import { type CertificationRecord } from './certification-record.entity.js';

const status = {
  values: CERTIFICATION_STATUSES,
  enumName: 'CertificationStatus',
  description: '0: under review, 1: passed.',
  example: 1,
};
const submitted = 'When it was requested, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment';

export class EnterpriseInfoDto {
  @BooleanField({
    description:
      'False if the account never requested certification: then every text is empty and `status` is 0.',
    example: true,
  })
  submitted: boolean;

  @TextField({ description: 'Kind of account.', example: '企业账号' })
  accountType: string;

  @EnumField(status)
  status: CertificationStatus;

  @TextField({ description: `${submitted}; empty if it never was.`, example: '2026-03-14 09:26:53' })
  time: string;

  @TextField({ description: 'Legal person, masked except for the first character.', example: '林**' })
  legalPerson: string;

  @TextField({ description: 'Kind of certificate of the legal person.', example: '中国身份证' })
  certificateType: string;

  @TextField({
    description: 'Number of that certificate, masked except for the first and last three characters.',
    example: '440************21X',
  })
  authenticationNumber: string;

  @TextField({ description: 'Name of the enterprise.', example: '示例科技教育有限公司' })
  enterpriseName: string;

  @TextField({ description: 'Kind of certificate of the enterprise.', example: '企业营业执照' })
  enterpriseCertificateType: string;

  @TextField({
    description: 'Code of the organisation, masked except for the first and last character.',
    example: '9****************X',
  })
  organizationCode: string;

  static from(certification: Certification | null, timeZone: string): EnterpriseInfoDto {
    if (!certification) return NOT_SUBMITTED;
    return {
      submitted: true,
      accountType: certification.accountType,
      status: certification.status,
      time: displayTime(certification.submittedAt, timeZone),
      legalPerson: maskName(certification.legalPerson),
      certificateType: certification.certificateType,
      authenticationNumber: maskMiddle(certification.authenticationNumber, 3, 3),
      enterpriseName: certification.enterpriseName,
      enterpriseCertificateType: certification.enterpriseCertificateType,
      organizationCode: maskMiddle(certification.organizationCode, 1, 1),
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
  @EnumField({
    values: CERTIFICATION_TYPES,
    enumName: 'CertificationType',
    description: '1: an enterprise with its legal person.',
    example: 1,
  })
  certificationType: CertificationType;

  @TextField({
    description: 'Description of the request, in Chinese; names are masked.',
    example: '企业实名认证，法人姓名：林**',
  })
  certificationContent: string;

  @EnumField(status)
  status: CertificationStatus;

  @TextField({ description: `${submitted}.`, example: '2026-03-14 09:26:53' })
  time: string;

  static from(record: CertificationRecord, timeZone: string): CertificationRecordDto {
    const { certificationType, legalPerson, status: reached, submittedAt } = record;
    return {
      certificationType,
      certificationContent: CERTIFICATION_CONTENT[certificationType](maskName(legalPerson)),
      status: reached,
      time: displayTime(submittedAt, timeZone),
    };
  }
}

export class CertificationDto {
  @ApiProperty({ description: 'The enterprise that the account represents.', type: EnterpriseInfoDto })
  enterpriseInfo: EnterpriseInfoDto;

  @ApiProperty({
    description: `The requests for certification, newest first, at most ${CERTIFICATION_RECORDS.maxItems}.`,
    type: [CertificationRecordDto],
    maxItems: CERTIFICATION_RECORDS.maxItems,
  })
  record: CertificationRecordDto[];
}
