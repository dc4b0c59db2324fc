import { useTranslation } from 'react-i18next';
import type { CertificationDetailDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { Time } from '../../../../shared/ui/layout/time';
import { CertificationTag } from './certification-tag';
import styles from './certification.module.css';

/** What was submitted, and how it was decided. */
export function CertificationDetails({ request }: { request: CertificationDetailDto }) {
  const { t } = useTranslation('certification');
  const { reason, decidedBy, decidedTime } = request;
  const facts = {
    status: <CertificationTag state={request.state} />,
    reason: reason === '' ? null : <span className={styles.reason}>{reason}</span>,
    submittedBy: request.submittedBy,
    time: <Time wire={request.submittedTime} />,
    decidedBy: decidedBy,
    decidedTime: decidedTime === null ? null : <Time wire={decidedTime} />,
    accountType: t(`accountType.${request.accountType}`),
    legalPerson: request.legalPerson,
    certificateType: t(`certificateType.${request.certificateType}`),
    authenticationNumber: request.authenticationNumber,
    enterpriseName: request.enterpriseName,
    enterpriseCertificateType: t(`enterpriseCertificateType.${request.enterpriseCertificateType}`),
    organizationCode: request.organizationCode,
  };
  return <FactList facts={factsOf(facts, (key) => t(`field.${key}`))} />;
}
