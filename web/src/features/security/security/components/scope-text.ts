import { useTranslation } from 'react-i18next';
import type { TokenScope } from '../../../../api/generated/model';
import { listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';

export type ScopeGroup = TokenScope extends `${infer Group}:${string}` ? Group : never;

/** What a scope opens, in words. */
export function useScopeText(): (scope: TokenScope) => string {
  const { t } = useTranslation('security');
  return (scope) => {
    const [group, kind] = scope.split(':') as [ScopeGroup, 'read' | 'write'];
    return t(`scope.${kind}`, { group: t(`scope.${group}`) });
  };
}

export function useScopesText(): (scopes: readonly TokenScope[]) => string {
  const textOf = useScopeText();
  const language = useLanguage();
  return (scopes) => listOf(scopes.map(textOf), language);
}
