import { useTranslation } from 'react-i18next';
import { RecordsPage } from '../../../shared/records/records-page';
import { EnquiryFilters } from './components/enquiry-filters';
import { EnquiryTable } from './components/enquiry-table';
import { enquiriesQuery, enquiryView } from './enquiries-view';
import { newEnquiryList } from './enquiries.store';
import { EnquiryDrawer } from './enquiry-drawer';

export function EnquiriesPage() {
  const { t } = useTranslation();
  return (
    <RecordsPage
      title={t('menu.list.enquiries')}
      newList={newEnquiryList}
      query={enquiriesQuery}
      view={enquiryView}
      name="enquiry"
      keyOf={({ reference }) => reference}
      filters={(props) => <EnquiryFilters {...props} />}
      table={(props) => <EnquiryTable {...props} />}
      drawer={({ id, ...props }) => <EnquiryDrawer reference={id} {...props} />}
    />
  );
}
