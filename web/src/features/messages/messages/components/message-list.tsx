import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageDto } from '../../../../api/generated/model';
import { countFilters, filtersOf } from '../../../../shared/lists/filters';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsEmpty } from '../../../../shared/records/records-empty';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { type MessagesQuery, unfiltered } from '../messages-view';
import { MessageSkeletons } from './message-skeletons';

interface Props {
  list: PagedList<MessageDto, MessagesQuery>;
  query: MessagesQuery;
  onQuery: (change: Partial<MessagesQuery>) => void;
  children: (message: MessageDto) => ReactNode;
}

export function MessageList(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, query, onQuery, children }: Props) {
  const { t } = useTranslation('messages');
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  if (list.state === 'loading') return <MessageSkeletons count={4} />;
  if (list.state === 'empty')
    return (
      <RecordsEmpty
        total={list.total}
        isFiltered={countFilters(filtersOf<MessagesQuery>(query, unfiltered)) > 0}
        none={{ title: t(`empty.${query.type}`), text: t('empty.text') }}
        onFirstPage={() => {
          onQuery({});
        }}
        onReset={() => {
          onQuery(unfiltered);
        }}
      />
    );
  return <ul aria-busy={list.isLoading}>{list.rows.map(children)}</ul>;
});
