import { useTranslation } from 'react-i18next';
import { listAccountRequestsLimits } from '../../../../api/generated/model/limits/listAccountRequests';
import { countFilters } from '../../../../shared/lists/count-filters';
import { useDraft } from '../../../../shared/lists/use-draft';
import { FilterForm } from '../../../../shared/ui/fields/filter-form';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { kinds, states } from '../account-requests.constants';
import { type AccountRequestFilters, type AccountRequestsQuery, noFilters } from '../account-requests-view';

interface Props {
  query: AccountRequestsQuery;
  onSearch: (filters: Partial<AccountRequestFilters>) => void;
  /** Submits the same filters again. */
  onRefresh: () => void;
}

/** A select applies at once; text applies on Enter or the button. */
export function AccountRequestFilterForm({ query, onSearch, onRefresh }: Props) {
  const { t } = useTranslation('account-requests');
  const { search, kind, state } = query;
  const [text, setText] = useDraft(search);
  const any = { value: '' as const, label: t('filter.all') };
  return (
    <FilterForm
      active={countFilters({ search, kind, state })}
      texts={{ search: t('search'), reset: t('reset') }}
      onSearch={() => {
        const next = text.trim();
        if (next === search) onRefresh();
        else onSearch({ search: next });
      }}
      onReset={() => {
        setText('');
        onSearch(noFilters);
      }}
    >
      <TextField
        label={t('filter.search')}
        placeholder={t('filter.search.hint')}
        autoComplete="off"
        maxLength={listAccountRequestsLimits.search.maxLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <SelectField
        label={t('column.kind')}
        value={kind}
        options={[any, ...kinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={(next) => {
          onSearch({ kind: next });
        }}
      />
      <SelectField
        label={t('column.state')}
        value={state}
        options={[any, ...states.map((value) => ({ value, label: t(`state.${value}`) }))]}
        onChange={(next) => {
          onSearch({ state: next });
        }}
      />
    </FilterForm>
  );
}
