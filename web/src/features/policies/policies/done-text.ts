import type { TFunction } from 'i18next';
import type { PolicyAction, PolicyDto } from '../../../api/generated/model';

/**
 * What was done, for a toast.
 * @param changed how many sets were changed
 * @param policy the one set that it was about, as it was before
 */
export function doneText(
  t: TFunction<'policies'>,
  action: PolicyAction,
  changed: number,
  policy?: Pick<PolicyDto, 'count' | 'name'>,
): string {
  if (policy === undefined) return t(`done.${action}`, { count: changed });
  const { name, count } = policy;
  // Whoever puts a set online expects that children see something.
  return action === 'online' && count === 0
    ? t('done.online.empty', { name })
    : t(`done.${action}.one`, { name });
}
