import type { SortOrder, TableDensity } from '../../api/generated/model';
import { TableDensity as densityNames } from '../../api/generated/model';
import { type ColumnChoice, columnsField } from '../lists/columns-field';
import { UrlCodec } from '../lists/url-codec';
import { choiceField, patternField } from '../lists/url-fields';
import type { PageQuery } from '../lists/page-query';

export const densities = Object.values(densityNames);

/** How a table looks. It sends no request. */
export interface TableView<Key extends string> {
  density: TableDensity;
  columns: ColumnChoice<Key>[];
}

/** How a table looks now, and what its headings change of it. */
export interface TableLayout<Key extends string = string> {
  view: TableView<Key>;
  /** It is still loading: the rows wait, so that no column moves. */
  isHeld: boolean;
  isAdjusting: boolean;
  onAdjusted: () => void;
  onWidth: (key: string, width: number | null) => void;
}

/** The layout of a table, as the server stores it. */
export interface StoredTable<Key extends string> {
  columns: { key: Key; shown: boolean; width?: number }[];
  density: TableDensity;
}

export interface ViewName {
  name: string;
  isDefault: boolean;
}

/** A named view, as the server stores it. */
export interface StoredView<Key extends string> extends StoredTable<Key>, ViewName {
  filter: object;
  sort: string;
  order: SortOrder;
}

export type Saved<View> = View & { id: number };

/** The id of the saved view that was opened last; empty for none. It stays while its filters or columns are changed. */
export const openedView = new UrlCodec<{ view: string }>({ view: patternField('^[1-9]\\d{0,9}$') });

/** @param hidden the columns that are not shown by default */
export function tableCodec<Key extends string>(
  keys: readonly Key[],
  hidden: readonly Key[] = [],
): UrlCodec<TableView<Key>> {
  return new UrlCodec<TableView<Key>>({
    density: choiceField(densities, 'large'),
    columns: columnsField(keys, hidden),
  });
}

/** What differs from list to list. */
export interface ViewsNoun<Query extends PageQuery, Key extends string, View extends StoredView<Key>> {
  query: UrlCodec<Query>;
  table: UrlCodec<TableView<Key>>;
  /** What a view keeps of a query. */
  kept: (query: Query) => Pick<View, 'filter' | 'sort' | 'order'>;
  /** The query of a view, from its first page. */
  queryOf: (view: Pick<View, 'filter' | 'sort' | 'order'>) => Query;
}

/** The columns with another width of one of them; null for the automatic one. */
export function withWidth<Key extends string>(
  columns: ColumnChoice<Key>[],
  key: string,
  width: number | null,
): ColumnChoice<Key>[] {
  return columns.map((choice) => {
    if (choice.key !== key) return choice;
    const { isShown } = choice;
    return width === null ? { key: choice.key, isShown } : { key: choice.key, isShown, width };
  });
}

export function toTable<Key extends string>({ columns, density }: TableView<Key>): StoredTable<Key> {
  return {
    density,
    columns: columns.map(({ key, isShown: shown, width }) =>
      width === undefined ? { key, shown } : { key, shown, width },
    ),
  };
}

/** The saved views of one list. */
export class SavedViews<Query extends PageQuery, Key extends string, View extends StoredView<Key>> {
  readonly noun: ViewsNoun<Query, Key, View>;

  constructor(noun: ViewsNoun<Query, Key, View>) {
    this.noun = noun;
  }

  fromTable({ columns, density }: StoredTable<Key>): TableView<Key> {
    const named: ColumnChoice<Key>[] = columns.map(({ key, shown: isShown, width }) =>
      width === undefined ? { key, isShown } : { key, isShown, width },
    );
    const { initial } = this.noun.table;
    const rest = initial.columns.filter(({ key }) => !named.some((choice) => choice.key === key));
    return { density, columns: [...named, ...rest] };
  }

  toSaved({ name, isDefault }: ViewName, query: Query, view: TableView<Key>): View {
    return { name, isDefault, ...this.noun.kept(query), ...toTable(view) } as unknown as View;
  }

  /** Whether this view is the current one, on any page. */
  isShowing(saved: View, query: Query, view: TableView<Key>): boolean {
    const { current, pageSize } = this.noun.query.initial;
    const shown = this.addressOf({ ...query, current, pageSize }, view);
    return this.addressOf(this.noun.queryOf(saved), this.fromTable(saved)) === shown;
  }

  /**
   * The view to name at the button: the one opened last, or else one that looks exactly like the table.
   * @param openedId from the URL; it may be the view of another account, or a deleted one
   */
  active(
    views: Saved<View>[],
    openedId: string,
    query: Query,
    view: TableView<Key>,
  ): { saved: Saved<View>; isChanged: boolean } | null {
    const opened = views.find(({ id }) => String(id) === openedId);
    const saved = opened ?? views.find((candidate) => this.isShowing(candidate, query, view));
    return saved === undefined ? null : { saved, isChanged: !this.isShowing(saved, query, view) };
  }

  /** The URL parameters of a query and a view. Defaults are omitted. */
  addressOf(query: Query, view: TableView<Key>): string {
    const { table, query: codec } = this.noun;
    return table.write(codec.write(new URLSearchParams(), query), view).toString();
  }
}
