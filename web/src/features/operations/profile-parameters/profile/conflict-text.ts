import type { TFunction } from 'i18next';
import type { ParameterChangeDto } from '../../../../api/generated/model';

/** Who came first, and what they did, as the change is now. */
export function conflictText(change: ParameterChangeDto | null, t: TFunction<'profile-parameters'>): string {
  if (change === null || change.state === 'submitted') return t('conflict');
  const approver = change.approvals.at(-1);
  if (change.state === 'underReview' && approver !== undefined)
    return t('conflict.approval', { person: approver });
  const person = change.steps.findLast((step) => step.person !== null)?.person;
  return person === undefined || person === null ? t('conflict') : t(`conflict.${change.state}`, { person });
}
