import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageDto } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { Button } from '../../../../shared/ui/actions/button';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { isFiltered, type MessagesQuery, noFilters } from '../messages-view';
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
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  if (list.state === 'loading') return <MessageSkeletons count={4} />;
  if (list.state === 'empty') return <MessagesEmpty total={list.total} query={query} onQuery={onQuery} />;
  return <ul aria-busy={list.isLoading}>{list.rows.map(children)}</ul>;
});

type EmptyProps = Pick<Props, 'query' | 'onQuery'> & { total: number };

/** Why the list is empty, and what to do next. */
function MessagesEmpty({ total, query, onQuery }: EmptyProps) {
  const { t } = useTranslation('messages');
  const isPastEnd = total > 0;
  if (!isPastEnd && !isFiltered(query)) {
    return (
      <StatePanel icon={<IconEmpty />} title={t(`empty.${query.type}`)}>
        {t('empty.text')}
      </StatePanel>
    );
  }
  const back = (
    <Button
      onClick={() => {
        onQuery(isPastEnd ? {} : noFilters);
      }}
    >
      {t(isPastEnd ? 'empty.page.action' : 'empty.filtered.action')}
    </Button>
  );
  return (
    <StatePanel icon={<IconEmpty />} title={t(isPastEnd ? 'empty.page' : 'empty.filtered')} actions={back} />
  );
}
