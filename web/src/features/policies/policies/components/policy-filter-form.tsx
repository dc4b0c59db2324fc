import { Fragment, memo, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPoliciesLimits } from '../../../../api/generated/model/limits/listPolicies';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import { countFilters } from '../../../../shared/lists/filters';
import { FilterFold } from '../../../../shared/ui/fields/filter-fold';
import { SearchActions } from '../../../../shared/ui/actions/search-actions';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { contentTypes, filterTypes, statuses } from '../policies.constants';
import { filtersOf, noFilters, type PolicyFilters, sameFilters } from '../policies-view';
import styles from './policy-filter-form.module.css';

interface Props {
  filters: PolicyFilters;
  onSearch: (filters: PolicyFilters) => void;
}

const isNumber = new RegExp(listPoliciesLimits.number.pattern);

export const PolicyFilterForm = memo(function PolicyFilterForm({ filters, onSearch }: Props) {
  const { t } = useTranslation('policies');
  const [draft, setDraft] = useState(filters);
  const [searched, setSearched] = useState(filters);
  const [isRefused, setRefused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Back and Reset change the URL, which then replaces the input.
  if (!sameFilters(searched, filters)) {
    setSearched(filters);
    setDraft(filters);
  }
  const change = (part: Partial<PolicyFilters>) => {
    setDraft({ ...draft, ...part });
    setRefused(false);
  };
  const any = { value: '' as const, label: t('filter.all') };

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const number = draft.number.trim();
    if (number !== '' && !isNumber.test(number)) {
      setRefused(true);
      return;
    }
    setOpen(false);
    onSearch({ ...filtersOf(draft), number, name: draft.name.trim() });
  };

  const fields: Record<keyof PolicyFilters, ReactNode> = {
    number: (
      <TextField
        label={t('column.number')}
        placeholder={t('filter.number')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.number}
        error={isRefused ? t('filter.number.wrong') : undefined}
        onChange={({ target }) => {
          change({ number: target.value });
        }}
      />
    ),
    name: (
      <TextField
        label={t('column.name')}
        placeholder={t('filter.name')}
        data-search
        autoComplete="off"
        maxLength={listPoliciesLimits.name.maxLength}
        value={draft.name}
        onChange={({ target }) => {
          change({ name: target.value });
        }}
      />
    ),
    contentType: (
      <SelectField
        label={t('column.contentType')}
        value={draft.contentType}
        options={[any, ...contentTypes.map((value) => ({ value, label: t(`contentType.${value}`) }))]}
        onChange={(contentType) => {
          change({ contentType });
        }}
      />
    ),
    filterType: (
      <SelectField
        label={t('column.filterType')}
        value={draft.filterType}
        options={[any, ...filterTypes.map((value) => ({ value, label: t(`filterType.${value}`) }))]}
        onChange={(filterType) => {
          change({ filterType });
        }}
      />
    ),
    createdTime: (
      <DateRangeField
        label={t('filter.createdTime')}
        value={draft.createdTime}
        onChange={(createdTime) => {
          change({ createdTime });
        }}
      />
    ),
    status: (
      <SelectField
        label={t('column.status')}
        value={draft.status}
        options={[any, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
        onChange={(status) => {
          change({ status });
        }}
      />
    ),
  };

  return (
    <FilterFold active={countFilters(filtersOf(filters))} isOpen={isOpen} onToggle={setOpen}>
      <form
        role="search"
        className={styles.form}
        onSubmit={search}
        onReset={() => {
          setDraft(noFilters);
          setRefused(false);
          onSearch(noFilters);
        }}
      >
        <div className={styles.fields}>
          {Object.entries(fields).map(([field, input]) => (
            <Fragment key={field}>{input}</Fragment>
          ))}
        </div>
        <div className={styles.actions}>
          <SearchActions search={t('action.search')} reset={t('action.reset')} />
        </div>
      </form>
    </FilterFold>
  );
}, isSame);

/** The filters are part of the query, which is another object when only the order or the page has changed. */
function isSame(one: Props, other: Props): boolean {
  return one.onSearch === other.onSearch && sameFilters(one.filters, other.filters);
}
