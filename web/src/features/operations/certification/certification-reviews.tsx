import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CertificationListItemDto } from '../../../api/generated/model';
import type { PageQuery } from '../../../shared/lists/page-query';
import type { PagedList } from '../../../shared/lists/paged-list';
import { useListView } from '../../../shared/lists/use-list-view';
import { RecordsTable } from '../../../shared/records/records-table';
import { Card } from '../../../shared/ui/layout/card';
import { Time } from '../../../shared/ui/layout/time';
import { Pager } from '../../../shared/ui/pager/pager';
import { reviewsQuery } from './certification-view';

interface Props {
  list: PagedList<CertificationListItemDto, PageQuery>;
  onOpen: (id: number) => void;
}

/** The requests of all accounts that wait for a reviewer. */
export const CertificationReviews = observer(function CertificationReviews({ list, onOpen }: Props) {
  const { t } = useTranslation('certification');
  const { query, narrow, pager } = useListView(list, reviewsQuery);
  const actionOf = ({ own }: CertificationListItemDto) => (own ? 'check' : 'review');
  return (
    <Card isPart heading="h2" title={t('reviews')} busy={list.isLoading}>
      <RecordsTable
        label={t('reviews')}
        columns={{
          submittedBy: { width: 140, leads: 'title', cell: ({ submittedBy }) => submittedBy },
          enterpriseName: { width: 200, grows: true, cell: ({ enterpriseName }) => enterpriseName },
          time: { width: 120, ideal: 164, cell: ({ submittedTime }) => <Time wire={submittedTime} /> },
        }}
        titleOf={(key) => t(`field.${key}`)}
        list={list}
        query={query}
        unfiltered={{}}
        none={{ title: t('reviews.empty'), text: t('reviews.empty.text') }}
        openLabelOf={(request) => t(`${actionOf(request)}.of`, { person: request.submittedBy })}
        openTextOf={(request) => t(actionOf(request))}
        onOpen={({ id }) => {
          onOpen(id);
        }}
        onQuery={narrow}
      />
      <Pager {...pager} />
    </Card>
  );
});
