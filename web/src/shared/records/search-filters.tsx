import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, filtersOf } from '../lists/filters';
import { useDraft } from '../lists/use-draft';
import { FilterForm } from '../ui/fields/filter-form';
import { TextField } from '../ui/fields/text-field';
import styles from './record.module.css';

interface Props<Query extends { search: string }> {
  query: Query;
  /** The query without any filter. */
  unfiltered: Partial<Query>;
  /** What the text is searched in. */
  hint: string;
  maxLength: number;
  /** The other filters, each of which applies at once. */
  children: ReactNode;
  /** The rows are loading. */
  busy: boolean;
  onChange: (change: Partial<Query>) => void;
  /** Submits the same filters again. */
  onRefresh: () => void;
}

/** The filters of a list of records: the text applies on Enter or the button. */
export function SearchFilters<Query extends { search: string }>(props: Props<Query>) {
  const { query, unfiltered, hint, maxLength, children, busy, onChange, onRefresh } = props;
  const { t } = useTranslation('records');
  const [text, setText] = useDraft(query.search);
  return (
    <div className={styles.filters}>
      <FilterForm
        busy={busy}
        active={countFilters(filtersOf(query, unfiltered))}
        texts={{ search: t('search'), reset: t('reset') }}
        onSearch={() => {
          const search = text.trim();
          if (search === query.search) onRefresh();
          else onChange({ search } as Partial<Query>);
        }}
        onReset={() => {
          setText('');
          onChange(unfiltered);
        }}
      >
        <TextField
          label={t('filter.search')}
          placeholder={hint}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        {children}
      </FilterForm>
    </div>
  );
}
