import { useTranslation } from 'react-i18next';
import type { EnterpriseInfoDto } from '../../../../api/generated/model';
import { Descriptions } from '../../../../shared/ui/layout/descriptions';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { Time } from '../../../../shared/ui/layout/time';
import { STATE_OF } from '../certification.constants';
import { CertificationTag } from './certification-tag';

/** What the account represents. Names and numbers come masked. */
export function EnterpriseInfo({ info }: { info: EnterpriseInfoDto }) {
  const { t } = useTranslation('certification');
  const facts = {
    accountType: info.accountType,
    status: <CertificationTag state={STATE_OF[info.status]} />,
    time: <Time wire={info.time} />,
    legalPerson: info.legalPerson,
    certificateType: info.certificateType,
    authenticationNumber: info.authenticationNumber,
    enterpriseName: info.enterpriseName,
    enterpriseCertificateType: info.enterpriseCertificateType,
    organizationCode: info.organizationCode,
  };
  return <Descriptions facts={factsOf(facts, (key) => t(`field.${key}`))} />;
}
