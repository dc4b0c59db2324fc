import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { EnquiryFilters } from './components/enquiry-filters';
import { EnquiryTable } from './components/enquiry-table';
import { enquiriesQuery, enquiryView } from './enquiries-view';
import { newEnquiryList } from './enquiries.store';
import { EnquiryDrawer } from './enquiry-drawer';

export const EnquiriesPage = observer(function EnquiriesPage() {
  const { t } = useTranslation();
  const [store] = useState(newEnquiryList);
  const [{ enquiry }, open] = useUrlView(enquiryView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, enquiriesQuery);
  return (
    <PageFrame title={t('menu.list.enquiries')}>
      <EnquiryFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <EnquiryTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ reference }) => {
          open({ enquiry: reference });
        }}
      />
      <Pager {...pager} />
      {enquiry !== '' && (
        <EnquiryDrawer
          key={enquiry}
          reference={enquiry}
          changes={store.changes}
          onChanged={store.changed}
          onClose={() => {
            open(enquiryView.initial);
          }}
        />
      )}
    </PageFrame>
  );
});
