import { useTranslation } from 'react-i18next';
import { enquiryFields } from '../../../../api/generated/model/fields/enquiry';
import { listEnquiriesLimits } from '../../../../api/generated/model/limits/enquiries';
import { FieldFilter } from '../../../../shared/fields/field-filter';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { type EnquiriesQuery, filterKeys, unfiltered } from '../enquiries-view';
import { useEnquiryFields } from '../enquiry-fields';

interface Props {
  query: EnquiriesQuery;
  onChange: (change: Partial<EnquiriesQuery>) => void;
  busy: boolean;
  onRefresh: () => void;
}

export function EnquiryFilters({ query, busy, onChange, onRefresh }: Props) {
  const { t } = useTranslation(['enquiries', 'records']);
  const { label, choice } = useEnquiryFields();
  return (
    <SearchFilters
      query={query}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listEnquiriesLimits.search.maxLength}
      onChange={onChange}
      busy={busy}
      onRefresh={onRefresh}
    >
      {filterKeys.map((field) => (
        <FieldFilter
          key={field}
          row={enquiryFields[field]}
          label={label(field)}
          all={t('records:filter.all')}
          value={query[field]}
          textOf={(value) => choice(field, value)}
          onChange={(value) => {
            onChange({ [field]: value });
          }}
        />
      ))}
    </SearchFilters>
  );
}
