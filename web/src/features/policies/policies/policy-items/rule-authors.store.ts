import { getAuthor } from '../../../../api/generated/authors/authors';
import type { PolicyRuleDto } from '../../../../api/generated/model';
import type { RuleAuthor } from './rule-authors';

/** The names of the authors that a rule names by their keys; those that cannot be read have none. */
export async function authorsOf(rule: PolicyRuleDto | null, signal?: AbortSignal): Promise<RuleAuthor[]> {
  const answers = await Promise.allSettled(
    (rule?.authorIds ?? []).map(async (id) => {
      const { name } = await getAuthor(id, { ...(signal && { signal }), skipErrorToast: true });
      return { id, name };
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
