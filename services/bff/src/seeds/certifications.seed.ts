import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { CertificationRecord } from '../operations/certification/certification-record.entity.js';
import { Account } from '../people/accounts/account.entity.js';
import { APPROVER } from './approver.seed.js';
import { type SeedContext } from './seed-context.js';

/** Fictitious: no such person, number or enterprise exists. */
const REQUEST = {
  certificationType: 1,
  accountType: 'enterprise',
  certificateType: 'chineseIdCard',
  enterpriseName: '萨拉少儿科技教育示例有限公司',
  enterpriseCertificateType: 'businessLicence',
} as const;
const ADMINISTRATOR = {
  ...REQUEST,
  accountId: 1,
  legalPerson: '林晓晴',
  authenticationNumber: '000102199001010123',
  organizationCode: '9144030000EXAMPLE1',
};
const USER = {
  ...REQUEST,
  accountId: 2,
  legalPerson: '陈雨桐',
  authenticationNumber: '000203199105050456',
  organizationCode: '9144030000EXAMPLE2',
};

/** The administrator is certified and asks again, with newer data. The user is waiting for an answer. */
export async function seedCertifications(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const daysAgo = (days: number, hours: number) =>
    new Date(startOfDay(today.subtract({ days }), timeZone).getTime() + hours * 3_600_000);
  const { id: decidedBy } = await manager.findOneByOrFail(Account, { userName: APPROVER });
  const passed = { state: 'passed', decidedBy, decidedAt: daysAgo(209, 9), version: 2 } as const;
  await manager.insert(CertificationRecord, [
    { ...ADMINISTRATOR, ...passed, submittedAt: daysAgo(210, 10.5) },
    { ...ADMINISTRATOR, state: 'auditing', submittedAt: daysAgo(12, 9.25) },
    { ...USER, state: 'auditing', submittedAt: daysAgo(3, 8.75) },
  ]);
}
