import { useTranslation } from 'react-i18next';
import { listEnquiriesLimits } from '../../../../api/generated/model/limits/listEnquiries';
import { ChoiceFilter } from '../../../../shared/records/choice-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { DateRangeField } from '../../../../shared/ui/fields/date-range-field';
import { kinds, states } from '../enquiries.constants';
import { type EnquiriesQuery, unfiltered } from '../enquiries-view';

interface Props {
  query: EnquiriesQuery;
  onChange: (change: Partial<EnquiriesQuery>) => void;
  onRefresh: () => void;
}

export function EnquiryFilters({ query, onChange, onRefresh }: Props) {
  const { t } = useTranslation('enquiries');
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listEnquiriesLimits.search.maxLength}
      onChange={onChange}
      onRefresh={onRefresh}
    >
      <ChoiceFilter
        label={t('column.kind')}
        value={query.kind}
        choices={kinds}
        textOf={(kind) => t(`kind.${kind}`)}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
      <ChoiceFilter
        label={t('column.state')}
        value={query.state}
        choices={states}
        textOf={(state) => t(`state.${state}`)}
        onChange={(state) => {
          onChange({ state });
        }}
      />
      <DateRangeField
        label={t('column.createdTime')}
        value={query.createdTime}
        onChange={(createdTime) => {
          onChange({ createdTime });
        }}
      />
    </SearchFilters>
  );
}
