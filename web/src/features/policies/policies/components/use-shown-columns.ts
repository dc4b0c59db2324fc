import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import type { ListedPolicy } from '../listed-policy';
import type { TableView } from '../policies-view';
import { usePolicyFields } from '../policy-fields';
import { binColumns, policyColumns } from './policy-columns';

/**
 * The columns that the user wants to see. The same array until one of them changes.
 * @param before number of rows on the previous pages
 */
export function useShownColumns(
  chosen: TableView['columns'],
  isBin: boolean,
  before: number,
): DataColumn<ListedPolicy>[] {
  const { t } = useTranslation(['policies', 'shared']);
  const language = useLanguage();
  const fields = usePolicyFields();
  return useMemo(() => {
    const columns = policyColumns({ t, language, fields, before });
    const shown = chosen.filter(({ isShown }) => isShown).map(({ key }) => columns[key]);
    return isBin ? binColumns(t, shown) : shown;
  }, [t, language, fields, before, chosen, isBin]);
}
