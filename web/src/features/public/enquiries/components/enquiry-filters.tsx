import { useTranslation } from 'react-i18next';
import { enquiryFields } from '../../../../api/generated/model/fields/enquiry';
import { listEnquiriesLimits } from '../../../../api/generated/model/limits/enquiries';
import { FieldFilter } from '../../../../shared/fields/field-filter';
import type { FiltersProps } from '../../../../shared/records/page-parts';
import { SearchFilters } from '../../../../shared/records/search-filters';
import { type EnquiriesQuery, filterKeys, unfiltered } from '../enquiries-view';
import { useEnquiryFields } from '../enquiry-fields';

export function EnquiryFilters(props: FiltersProps<EnquiriesQuery>) {
  const { query, onChange } = props;
  const { t } = useTranslation(['enquiries', 'records']);
  const { label, choice } = useEnquiryFields();
  return (
    <SearchFilters
      {...props}
      unfiltered={unfiltered}
      hint={t('filter.search.hint')}
      maxLength={listEnquiriesLimits.search.maxLength}
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
