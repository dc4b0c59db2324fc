import { EnumField } from '../../common/fields/enum-field.js';
import { TextListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { UUID } from '../../common/fields/uuid.constants.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import {
  type AccountType,
  AUTHENTICATION_NUMBER,
  type CertificateType,
  CERTIFICATION_DOCUMENTS,
  type CertificationState,
  ENTERPRISE_NAME,
  type EnterpriseCertificateType,
  LEGAL_PERSON,
  ORGANIZATION_CODE,
} from './certification.constants.js';
import {
  ACCOUNT_TYPE,
  CERTIFICATE_TYPE,
  ENTERPRISE_CERTIFICATE_TYPE,
  STATE,
} from './certification-fields.dto.js';

/** What an account submits to be certified. */
export class SubmitCertificationDto {
  @EnumField(ACCOUNT_TYPE)
  accountType: AccountType;

  @TextField({
    description: 'Name of the legal person, on one line.',
    ...LEGAL_PERSON,
    form: 'oneLine',
    example: 'Chan Sokha',
  })
  legalPerson: string;

  @EnumField(CERTIFICATE_TYPE)
  certificateType: CertificateType;

  @TextField({
    description: 'Number of the certificate of the legal person.',
    ...AUTHENTICATION_NUMBER,
    form: 'certificateNumber',
    example: '440000199001010012',
  })
  authenticationNumber: string;

  @TextField({
    description: 'Name of the enterprise, on one line.',
    ...ENTERPRISE_NAME,
    form: 'oneLine',
    example: 'Sala Example Education Co., Ltd.',
  })
  enterpriseName: string;

  @EnumField(ENTERPRISE_CERTIFICATE_TYPE)
  enterpriseCertificateType: EnterpriseCertificateType;

  @TextField({
    description: 'Code of the organisation, as in its certificate.',
    ...ORGANIZATION_CODE,
    form: 'certificateNumber',
    example: '91440300EXAMPLE018',
  })
  organizationCode: string;

  @TextListField({
    description:
      'The ids of your documents that prove it: uploaded for this request, or part of an earlier one, of which this ' +
      'request gets a copy. Refused with the rule `documentGone` if one of them no longer exists.',
    ...CERTIFICATION_DOCUMENTS,
    items: { pattern: UUID, form: 'uuid' },
    example: ['8f14e45f-ceea-467f-9c1b-0f3a2d5b6c7e'],
  })
  documents: string[];
}

export class CertificationQuery extends PageQuery {
  @EnumField({ ...STATE, query: true, optional: true })
  state?: CertificationState;
}

/** Sent to the owner of a request and to its reviewers. */
export class CertificationChangedDto {
  @IntField({ description: 'Key of the request.', minimum: 1, example: 7 })
  id: number;

  @EnumField(STATE)
  state: CertificationState;
}
