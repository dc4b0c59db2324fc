import { useTranslation } from 'react-i18next';
import type { TokenScope } from '../../api/generated/model';

export type ScopeGroup = TokenScope extends `${infer Group}:${string}` ? Group : never;

/** What a scope opens, in words. */
export function useScopeText(): (scope: TokenScope) => string {
  const { t } = useTranslation('tokens');
  return (scope) => {
    const [group, kind] = scope.split(':') as [ScopeGroup, 'read' | 'write'];
    return t(`scope.${kind}`, { group: t(`scope.${group}`) });
  };
}

/** The scopes of each group, in their order. */
export function groupsOf(scopes: readonly TokenScope[]): TokenScope[][] {
  const groupOf = (scope: TokenScope) => scope.split(':')[0];
  return [...new Set(scopes.map(groupOf))].map((group) => scopes.filter((scope) => groupOf(scope) === group));
}
