import { type EntityManager } from 'typeorm';
import { CertificationRecord } from '../people/certification/certification-record.entity.js';
import { Certification } from '../people/certification/certification.entity.js';
import { startOfDay } from '../common/time/display-time.js';
import { type SeedContext } from './seed-context.js';

/** Fictitious: no such person, number or enterprise exists. */
const ENTERPRISE = {
  accountType: '企业账号',
  certificateType: '中国身份证',
  enterpriseName: '萨拉少儿科技教育示例有限公司',
  enterpriseCertificateType: '企业营业执照',
};

/** The administrator is certified and was reviewed twice. The user is waiting for an answer. */
export async function seedCertifications(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const daysAgo = (days: number, hours: number) =>
    new Date(startOfDay(today.subtract({ days }), timeZone).getTime() + hours * 3_600_000);
  const record = { certificationType: 1 as const };
  await manager.insert(Certification, [
    {
      ...ENTERPRISE,
      accountId: 1,
      status: 1,
      submittedAt: daysAgo(210, 10.5),
      legalPerson: '林晓晴',
      authenticationNumber: '000102199001010123',
      organizationCode: '9144030000EXAMPLE1',
    },
    {
      ...ENTERPRISE,
      accountId: 2,
      status: 0,
      submittedAt: daysAgo(3, 8.75),
      legalPerson: '陈雨桐',
      authenticationNumber: '000203199105050456',
      organizationCode: '9144030000EXAMPLE2',
    },
  ]);
  await manager.insert(CertificationRecord, [
    { ...record, accountId: 1, legalPerson: '林晓晴', status: 1, submittedAt: daysAgo(210, 10.5) },
    { ...record, accountId: 1, legalPerson: '林晓晴', status: 0, submittedAt: daysAgo(12, 9.25) },
    { ...record, accountId: 2, legalPerson: '陈雨桐', status: 0, submittedAt: daysAgo(3, 8.75) },
  ]);
}
