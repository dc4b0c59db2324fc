import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { labelKey } from '../../common/text/label-key.js';
import { type Rule } from '../rules/policy-rules.constants.js';

/** The rules between fields. @throws AppError contractBroken */
export function checkRule({ ages, labels, authorIds }: Rule, path = 'rule.'): void {
  const violations: Violation[] = [];
  if (ages && ages.to < ages.from)
    violations.push({ field: `${path}ages.to`, rule: 'minimum', params: { min: ages.from } });
  for (const [field, list] of Object.entries({ labels: labels.map(labelKey), authorIds }))
    if (new Set<string | number>(list).size < list.length)
      violations.push({ field: `${path}${field}`, rule: 'unique', params: {} });
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
}
