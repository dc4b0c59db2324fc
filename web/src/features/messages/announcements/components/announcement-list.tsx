import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnnouncementDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { AnnouncementsQuery } from '../announcements-view';
import { AnnouncementSkeletons } from './announcement-skeletons';

interface Props {
  list: PagedList<AnnouncementDto, AnnouncementsQuery>;
  query: AnnouncementsQuery;
  children: (announcement: AnnouncementDto) => ReactNode;
}

export const AnnouncementList = observer(function AnnouncementList({ list, query, children }: Props) {
  const { t } = useTranslation('announcements');
  return (
    <ResourceView
      resource={list.page}
      skeleton={<AnnouncementSkeletons count={4} />}
      onRetry={() => void list.refresh()}
    >
      {({ list: rows, total }) => {
        if (rows.length > 0)
          return <ul aria-busy={list.isLoading}>{rows.map((announcement) => children(announcement))}</ul>;
        const key = total > 0 ? 'empty.page' : query.kind === '' ? 'empty' : 'empty.filtered';
        return <EmptyState title={t(key)}>{t(`${key}.text`)}</EmptyState>;
      }}
    </ResourceView>
  );
});
