import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { OperationId } from '../../api/generated/model/access';
import type { LiveList } from '../lists/live-list';
import type { PageQuery } from '../lists/page-query';
import type { UrlCodec } from '../lists/url-codec';
import { useListView } from '../lists/use-list-view';
import { useUrlView } from '../lists/use-url-view';
import { may } from '../session/permissions';
import { Button } from '../ui/actions/button';
import { PageFrame } from '../ui/layout/page-frame';
import { Pager } from '../ui/pager/pager';
import { ChoiceFilter } from './choice-filter';
import type { DrawerProps, FiltersProps, TableProps } from './page-parts';
import styles from './record.module.css';

interface Frame<Key> {
  /** Closes what is open. */
  close: () => void;
  /** Something was changed here: reloads the rows. */
  changed: () => void;
  /** Opens a record in place of what is open. */
  open: (key: Key) => void;
}

/** A form or dialog that makes records, and the button that opens it. */
interface Beginning<Key> {
  /** What `new` in the address is while it is open. */
  as?: string;
  operation: OperationId;
  label: string;
  form: (frame: Frame<Key>) => ReactNode;
}

interface States<State extends string> {
  label: string;
  choices: readonly State[];
  textOf: (state: State) => string;
}

interface Props<
  Row,
  Query extends PageQuery,
  View extends object,
  Name extends keyof View,
  State extends string,
> {
  title: string;
  newList: () => LiveList<Row, Query>;
  query: UrlCodec<Query>;
  /** Which record is open, and whether the form of a new one is. */
  view: UrlCodec<View>;
  /** The parameter of the address that names the open record. */
  name: Name;
  keyOf: (row: Row) => View[Name];
  /** The last one is the likely one. */
  begin?: readonly Beginning<View[Name]>[];
  /** The only filter, where there is but this one. */
  states?: States<State>;
  filters?: (props: FiltersProps<Query>) => ReactNode;
  table: (props: TableProps<Row, Query>) => ReactNode;
  drawer: (props: DrawerProps<View[Name]>) => ReactNode;
}

/** A page of records that are updated live. The address names the filters, the page, and what is open. */
export const RecordsPage = observer(function RecordsPage<
  Row,
  Query extends PageQuery,
  View extends object,
  Name extends keyof View,
  State extends string = never,
>(props: Props<Row, Query, View, Name, State>) {
  const { title, newList, view, name, keyOf, begin = [], states, filters, table, drawer } = props;
  const [store] = useState(newList);
  const [shown, change] = useUrlView(view);
  // A form that is done stays behind: going back does not open it again.
  const [, leave] = useUrlView(view, { replace: true });
  const { list, changes, changed } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, props.query);
  const { new: making } = shown as { new?: string };
  const close = () => {
    change(view.initial);
  };
  const open = (key: View[Name]) => {
    change({ ...view.initial, [name]: key });
  };
  const leaveForm = () => {
    leave(view.initial);
  };
  const leaveFor = (key: View[Name]) => {
    leave({ ...view.initial, [name]: key });
  };
  const allowed = begin.filter(({ operation }) => may(operation));
  return (
    <PageFrame title={title}>
      {(allowed.length > 0 || states !== undefined) && (
        <div className={`${styles.top} ${states === undefined ? '' : styles.filtered}`}>
          {states !== undefined && (
            <div role="search" aria-label={title} className={styles.state}>
              <ChoiceFilter
                {...states}
                value={(query as { state?: State | '' }).state ?? ''}
                onChange={(state) => {
                  narrow({ state } as unknown as Partial<Query>);
                }}
              />
            </div>
          )}
          {allowed.map(({ as = 'yes', label }, at) => (
            <Button
              key={as}
              {...(at === allowed.length - 1 && { look: 'primary' })}
              onClick={() => {
                change({ new: as } as unknown as Partial<View>);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {filters?.({ query, busy: list.isLoading, onChange: narrow, onRefresh: () => void list.repeat() })}
      {table({
        list,
        query,
        onQuery: narrow,
        onOpen: (row) => {
          open(keyOf(row));
        },
      })}
      <Pager {...pager} />
      {allowed.map(
        ({ as = 'yes', form }) =>
          making === as && (
            <Fragment key={as}>{form({ close: leaveForm, changed, open: leaveFor })}</Fragment>
          ),
      )}
      {shown[name] !== view.initial[name] && (
        <Fragment key={String(shown[name])}>
          {drawer({ id: shown[name], changes, onChanged: changed, onClose: close })}
        </Fragment>
      )}
    </PageFrame>
  );
}) as <
  Row,
  Query extends PageQuery,
  View extends object,
  Name extends keyof View,
  State extends string = never,
>(
  props: Props<Row, Query, View, Name, State>,
) => ReactNode;
