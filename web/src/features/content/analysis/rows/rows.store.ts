import { makeAutoObservable, runInAction } from 'mobx';
import { listContentRows, listPeopleRows } from '../../../../api/generated/analysis/analysis';
import type {
  ContentRowDto,
  ListContentRowsParams,
  ListPeopleRowsParams,
  PeopleRowDto,
} from '../../../../api/generated/model';
import { type PageOf, PagedList } from '../../../../shared/lists/paged-list';

type SummedPage<Row> = PageOf<Row> & { sum: number };

/** The rows behind a figure, with their sum over all pages. */
export class RowsStore<Row, Query> {
  sum: number | null = null;
  readonly list: PagedList<Row, Query>;

  constructor(fetchPage: (query: Query, signal: AbortSignal) => Promise<SummedPage<Row>>) {
    this.list = new PagedList<Row, Query>(async (query, signal) => {
      const page = await fetchPage(query, signal);
      runInAction(() => {
        if (!signal.aborted) this.sum = page.sum;
      });
      return page;
    });
    makeAutoObservable(this, { list: false });
  }
}

export const contentRowsStore = () =>
  new RowsStore<ContentRowDto, ListContentRowsParams>((params, signal) =>
    listContentRows(params, { signal, skipErrorToast: true }),
  );

export const peopleRowsStore = () =>
  new RowsStore<PeopleRowDto, ListPeopleRowsParams>((params, signal) =>
    listPeopleRows(params, { signal, skipErrorToast: true }),
  );
