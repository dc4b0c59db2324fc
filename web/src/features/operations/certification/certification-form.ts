import type {
  CertificateType,
  CertificationDetailDto,
  CertificationDocumentDto,
  CertifiedAccountType,
  EnterpriseCertificateType,
  SubmitCertificationDto,
} from '../../../api/generated/model';
import { SubmitCertificationBody } from '../../../api/generated/model/bodies/user';
import { submitCertificationDtoLimits } from '../../../api/generated/model/limits/user';
import { contractProblems } from '../../../shared/forms/contract-problems';
import type { Problems } from '../../../shared/forms/problem';

export const limits = submitCertificationDtoLimits;

/** Choices are empty until somebody has chosen. */
export interface CertificationInput {
  accountType: CertifiedAccountType | '';
  legalPerson: string;
  certificateType: CertificateType | '';
  authenticationNumber: string;
  enterpriseName: string;
  enterpriseCertificateType: EnterpriseCertificateType | '';
  organizationCode: string;
  documents: readonly CertificationDocumentDto[];
}

/** The documents are kept. Names and numbers come masked from the server, so they are entered again. */
export function inputFrom(previous: CertificationDetailDto | null): CertificationInput {
  return {
    accountType: previous?.accountType ?? '',
    legalPerson: '',
    certificateType: previous?.certificateType ?? '',
    authenticationNumber: '',
    enterpriseName: previous?.enterpriseName ?? '',
    enterpriseCertificateType: previous?.enterpriseCertificateType ?? '',
    organizationCode: '',
    documents: previous?.documents ?? [],
  };
}

export function bodyOf({ documents, ...input }: CertificationInput) {
  return {
    ...input,
    legalPerson: input.legalPerson.trim(),
    authenticationNumber: input.authenticationNumber.trim(),
    enterpriseName: input.enterpriseName.trim(),
    organizationCode: input.organizationCode.trim(),
    documents: documents.map(({ id }) => id),
  };
}

export function problemsOf(input: CertificationInput): Problems<CertificationInput> {
  return contractProblems<CertificationInput>(SubmitCertificationBody, limits, bodyOf(input));
}

/** Only for an input without problems. */
export function requestOf(input: CertificationInput): SubmitCertificationDto {
  return bodyOf(input) as SubmitCertificationDto;
}
