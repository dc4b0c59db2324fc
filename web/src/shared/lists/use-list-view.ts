import { useEffect } from 'react';
import type { PageSize } from '../data/list-limits';
import type { PageQuery } from './page-query';
import type { PagedList } from './paged-list';
import type { UrlCodec } from './url-codec';
import { useFoundAnnouncement } from './use-found-announcement';
import { useUrlView } from './use-url-view';

/** Shows the rows that the URL asks for as long as the component is mounted. For components that observe the list. */
export function useListView<Row, Query extends PageQuery>(
  list: PagedList<Row, Query>,
  codec: UrlCodec<Query>,
) {
  const [query, changeQuery] = useUrlView(codec);
  useFoundAnnouncement(list);
  useEffect(() => {
    void list.show(query);
    return list.stop;
  }, [list, query]);

  /** Any change other than of the page number returns to the first page. */
  const narrow = (change: Partial<Query>) => {
    changeQuery({ current: codec.initial.current, ...change });
  };
  const pager = {
    current: query.current,
    pageSize: query.pageSize,
    total: list.isAnswered ? list.total : null,
    onPage: (current: number) => {
      changeQuery({ current } as Partial<Query>);
    },
    onPageSize: (pageSize: PageSize) => {
      narrow({ pageSize } as Partial<Query>);
    },
  };
  return { query, narrow, pager };
}
