import { useTranslation } from 'react-i18next';
import type { EnterpriseInfoDto } from '../../../../api/generated/model';
import { Descriptions } from '../../../../shared/ui/layout/descriptions';
import { Time } from '../../../../shared/ui/layout/time';
import { STATE_OF } from '../certification.constants';
import { CertificationTag } from './certification-tag';

/** What the account represents. Names and numbers come masked. */
export function EnterpriseInfo({ info }: { info: EnterpriseInfoDto }) {
  const { t } = useTranslation('certification');
  const facts = [
    ['accountType', info.accountType],
    ['status', <CertificationTag key="status" state={STATE_OF[info.status]} />],
    ['time', <Time key="time" wire={info.time} />],
    ['legalPerson', info.legalPerson],
    ['certificateType', info.certificateType],
    ['authenticationNumber', info.authenticationNumber],
    ['enterpriseName', info.enterpriseName],
    ['enterpriseCertificateType', info.enterpriseCertificateType],
    ['organizationCode', info.organizationCode],
  ] as const;
  return <Descriptions facts={facts.map(([key, value]) => ({ key, label: t(`field.${key}`), value }))} />;
}
