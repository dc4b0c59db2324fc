import { TimeField } from '../../common/fields/date-field.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { maskMiddle, maskName } from '../../common/text/mask.js';
import { displayTime } from '../../common/time/display-time.js';
import { shownName } from '../../common/text/shown-name.js';
import { type Offer, ReviewedDto } from '../../review/reviews/reviewed.dto.js';
import { REVIEW_REASON } from '../../review/reviews/reviews.constants.js';
import {
  type AccountType,
  type CertificateType,
  CERTIFICATION_ACTIONS,
  CERTIFICATION_DOCUMENTS,
  type CertificationAction,
  type CertificationState,
  type CertificationType,
  type EnterpriseCertificateType,
} from './certification.constants.js';
import { CertificationDocumentDto } from './certification-document.dto.js';
import { type CertificationDocument } from './certification-document.entity.js';
import {
  ACCOUNT_TYPE,
  CERTIFICATE_TYPE,
  ENTERPRISE_CERTIFICATE_TYPE,
  STATE,
  TYPE,
} from './certification-fields.dto.js';
import { type CertificationRecord } from './certification-record.entity.js';

const SHOWN_TO_REVIEWERS = 'in full for a reviewer while the request is open, otherwise masked';

/** Who reads a request, and what that person may do with it. */
export interface CertificationReader {
  principal: Principal;
  offer: Offer<CertificationAction>;
  timeZone: string;
}

export class CertificationDetailDto extends ReviewedDto({
  actions: CERTIFICATION_ACTIONS,
  enumName: 'CertificationAction',
  description: 'The actions available to you in the current state of the request.',
  example: ['pass', 'reject'],
}) {
  @IntField({ description: 'Key of the request.', minimum: 1, example: 7 })
  id: number;

  @EnumField(TYPE)
  certificationType: CertificationType;

  @EnumField(STATE)
  state: CertificationState;

  @BooleanField({ description: 'Whether the request is your own.', example: false })
  own: boolean;

  @TextField({ description: 'Who submitted it.', example: 'Sokha Chan' })
  submittedBy: string;

  @TimeField({
    description: 'When it was submitted, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  submittedTime: string;

  @TextField({
    nullable: true,
    description: 'Who passed, rejected or withdrew it; null if nobody did, or the account no longer exists.',
    example: 'Sokha Chan',
  })
  decidedBy: string | null;

  @TimeField({
    nullable: true,
    description:
      'When it was decided, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment; null if it is open.',
    example: '2026-03-15 10:00:00',
  })
  decidedTime: string | null;

  @TextField({
    description: 'Why it was rejected; empty otherwise.',
    maxLength: REVIEW_REASON.maxLength,
    example: '',
  })
  reason: string;

  @EnumField(ACCOUNT_TYPE)
  accountType: AccountType;

  @TextField({ description: `Legal person, ${SHOWN_TO_REVIEWERS}.`, example: '林**' })
  legalPerson: string;

  @EnumField(CERTIFICATE_TYPE)
  certificateType: CertificateType;

  @TextField({
    description: `Number of the certificate of the legal person, ${SHOWN_TO_REVIEWERS}.`,
    example: '440************21X',
  })
  authenticationNumber: string;

  @TextField({ description: 'Name of the enterprise.', example: '示例科技教育有限公司' })
  enterpriseName: string;

  @EnumField(ENTERPRISE_CERTIFICATE_TYPE)
  enterpriseCertificateType: EnterpriseCertificateType;

  @TextField({
    description: `Code of the organisation, ${SHOWN_TO_REVIEWERS}.`,
    example: '9****************X',
  })
  organizationCode: string;

  @ApiProperty({
    description: 'The documents, in the order of their upload. Requests of the sample data have none.',
    type: [CertificationDocumentDto],
    maxItems: CERTIFICATION_DOCUMENTS.maxItems,
  })
  documents: CertificationDocumentDto[];

  static from(
    record: CertificationRecord,
    documents: CertificationDocument[],
    reader: CertificationReader,
  ): CertificationDetailDto {
    const { id, certificationType, state, accountId, submittedAt, decidedAt, reason, version } = record;
    const { accountType, certificateType, enterpriseName, enterpriseCertificateType } = record;
    const { actions, approvals, approvalsNeeded, leftTo, leftFrom } = reader.offer;
    const timeOf = (moment: Date) => displayTime(moment, reader.timeZone);
    return {
      ...{
        id,
        certificationType,
        state,
        reason,
        version,
        actions,
        approvals,
        approvalsNeeded,
        leftTo,
        leftFrom,
      },
      ...{ accountType, certificateType, enterpriseName, enterpriseCertificateType },
      ...numbersOf(record, reader),
      own: accountId === reader.principal.accountId,
      submittedBy: shownName(record.account),
      submittedTime: timeOf(submittedAt),
      decidedBy: shownName(record.decider),
      decidedTime: decidedAt && timeOf(decidedAt),
      documents: documents.map((document) => CertificationDocumentDto.from(document)),
    };
  }
}

/** A request in the list of the reviewers. */
export class CertificationListItemDto extends PickType(CertificationDetailDto, [
  'id',
  'state',
  'own',
  'submittedBy',
  'submittedTime',
  'enterpriseName',
]) {
  static from(
    record: CertificationRecord,
    { accountId: reader }: Principal,
    timeZone: string,
  ): CertificationListItemDto {
    const { id, state, accountId, account, submittedAt, enterpriseName } = record;
    return {
      ...{ id, state, enterpriseName },
      own: accountId === reader,
      submittedBy: shownName(account),
      submittedTime: displayTime(submittedAt, timeZone),
    };
  }
}

export class CertificationPageDto extends PageOf(CertificationListItemDto) {}

function numbersOf(record: CertificationRecord, { principal }: CertificationReader) {
  const { legalPerson, authenticationNumber, organizationCode } = record;
  if (readsNumbers(record, principal)) return { legalPerson, authenticationNumber, organizationCode };
  return {
    legalPerson: maskName(legalPerson),
    authenticationNumber: maskMiddle(authenticationNumber, 3, 3),
    organizationCode: maskMiddle(organizationCode, 1, 1),
  };
}

/** A reviewer compares the numbers with the documents; after that they are masked. */
function readsNumbers({ accountId, state }: CertificationRecord, principal: Principal) {
  return state === 'auditing' && accountId !== principal.accountId && can(principal, 'certifications.decide');
}
