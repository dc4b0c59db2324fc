import type {
  PolicyColumn,
  PolicyTableDto,
  PolicyViewSavedDto,
  SavePolicyViewDto,
} from '../../../api/generated/model';
import type { ColumnChoice } from '../../../shared/lists/columns-field';
import { UNSORTED } from './policies.constants';
import {
  filterParams,
  noFilters,
  policiesQuery,
  type PoliciesQuery,
  tableView,
  type TableView,
} from './policies-view';

export function toTable({ columns, density }: TableView): PolicyTableDto {
  return {
    density,
    columns: columns.map(({ key, isShown: shown, width }) =>
      width === undefined ? { key, shown } : { key, shown, width },
    ),
  };
}

export function fromTable({ columns, density }: PolicyTableDto): TableView {
  const named: ColumnChoice<PolicyColumn>[] = columns.map(({ key, shown: isShown, width }) =>
    width === undefined ? { key, isShown } : { key, isShown, width },
  );
  const rest = tableView.initial.columns.filter(({ key }) => !named.some((choice) => choice.key === key));
  return { density, columns: [...named, ...rest] };
}

export function toSavedView(
  { name, isDefault }: { name: string; isDefault: boolean },
  query: PoliciesQuery,
  view: TableView,
): SavePolicyViewDto {
  const { sort, order } = query.sort === '' ? UNSORTED : { sort: query.sort, order: query.order };
  return { name, isDefault, filter: filterParams(query), sort, order, ...toTable(view) };
}

/** Starts at the first page, outside the bin. */
export function queryOf({ filter, sort, order }: PolicyViewSavedDto): PoliciesQuery {
  const isUnsorted = sort === UNSORTED.sort && order === UNSORTED.order;
  const { initial } = policiesQuery;
  const sorted = isUnsorted ? {} : { sort, order };
  return { ...initial, ...noFilters, ...filter, ...sorted };
}

/** Whether this view is the current one, on any page. */
export function isShowing(saved: PolicyViewSavedDto, query: PoliciesQuery, view: TableView): boolean {
  const { current, pageSize } = policiesQuery.initial;
  return addressOf(queryOf(saved), fromTable(saved)) === addressOf({ ...query, current, pageSize }, view);
}

/**
 * The view to name at the button: the one opened last, or else one that looks exactly like the table.
 * @param openedId from the URL; it may be the view of another account, or a deleted one
 */
export function activeView(
  views: PolicyViewSavedDto[],
  openedId: string,
  query: PoliciesQuery,
  view: TableView,
): { saved: PolicyViewSavedDto; isChanged: boolean } | null {
  const opened = views.find(({ id }) => String(id) === openedId);
  const saved = opened ?? views.find((candidate) => isShowing(candidate, query, view));
  return saved === undefined ? null : { saved, isChanged: !isShowing(saved, query, view) };
}

/** The URL parameters of a query and a view, for comparison. Defaults are omitted. */
function addressOf(query: PoliciesQuery, view: TableView): string {
  return tableView.write(policiesQuery.write(new URLSearchParams(), query), view).toString();
}
