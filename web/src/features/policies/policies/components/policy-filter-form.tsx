import { type ComponentProps, memo, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policyFields } from '../../../../api/generated/model/fields/policy';
import { listPoliciesLimits } from '../../../../api/generated/model/limits/policies';
import { FieldFilter } from '../../../../shared/fields/field-filter';
import type { FieldLimits } from '../../../../shared/fields/field-row';
import { countFilters } from '../../../../shared/lists/filters';
import { SearchActions } from '../../../../shared/ui/actions/search-actions';
import { FilterFold } from '../../../../shared/ui/fields/filter-fold';
import { filterKeys, filtersOf, noFilters, type PolicyFilters, sameFilters } from '../policies-view';
import { usePolicyFields } from '../policy-fields';
import styles from './policy-filter-form.module.css';

interface Props {
  filters: PolicyFilters;
  onSearch: (filters: PolicyFilters) => void;
}

const isNumber = new RegExp(listPoliciesLimits.number.pattern);
const lengths: FieldLimits = listPoliciesLimits;

export const PolicyFilterForm = memo(function PolicyFilterForm({ filters, onSearch }: Props) {
  const { t } = useTranslation('policies');
  const { label, choice } = usePolicyFields();
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

  const notes: Partial<Record<keyof PolicyFilters, Partial<ComponentProps<typeof FieldFilter>>>> = {
    number: {
      placeholder: t('filter.number'),
      error: isRefused ? t('filter.number.wrong') : undefined,
    },
    name: { placeholder: t('filter.name'), isSearch: true },
    createdTime: { label: t('filter.createdTime') },
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
          {filterKeys.map((field) => (
            <FieldFilter
              key={field}
              row={policyFields[field]}
              label={label(field)}
              all={t('filter.all')}
              value={draft[field]}
              maxLength={lengths[field]?.maxLength}
              textOf={(value) => choice(field, value)}
              onChange={(value) => {
                change({ [field]: value });
              }}
              {...notes[field]}
            />
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
