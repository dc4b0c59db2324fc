import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Approvals } from './approvals';
import type { DrawerProps } from './page-parts';
import { ReasonDialog } from './reason-dialog';
import { RecordActions } from './record-actions';
import { RecordDrawer } from './record-drawer';
import { whatOf } from './record-note';
import { ReviewHistory } from './review-history';
import type { Reviewed, ReviewStore } from './review.store';
import { type ReviewWords, useReviewActions } from './use-review-actions';

interface Props<Row extends Reviewed<Action>, Action extends string, Told extends string> extends Omit<
  DrawerProps,
  'id'
> {
  store: ReviewStore<Row, Action>;
  words: ReviewWords<Row, Action, Told>;
  title: string;
  gone: { title: string; text: string };
  /** What ends the record, beside its review. */
  erase?: { label: string; onClick: (row: Row) => void };
  /** Its fields. */
  children: (row: Row) => ReactNode;
}

/** The drawer of a reviewed record: its fields, approvals, history and actions, and the reason where one is asked for. */
export const ReviewDrawer = observer(function ReviewDrawer<
  Row extends Reviewed<Action>,
  Action extends string,
  Told extends string,
>({ store, words, erase, children, onChanged, ...drawer }: Props<Row, Action, Told>) {
  const { record } = store;
  const { labelOf, history, danger, order } = words;
  const { run, asking } = useReviewActions(store, words, onChanged);
  const dangerOf = (row: Row) => {
    if (erase)
      return {
        label: erase.label,
        onClick: () => {
          erase.onClick(row);
        },
      };
    if (danger === undefined || !row.actions.includes(danger)) return undefined;
    return { label: labelOf(danger), onClick: () => void run(danger, row) };
  };
  return (
    <>
      <RecordDrawer record={record} {...drawer}>
        {(row) => (
          <>
            {children(row)}
            <Approvals record={row} />
            <ReviewHistory store={record.history} {...history} />
            <RecordActions
              record={record}
              actions={(order ?? row.actions).filter(
                (action) => action !== danger && row.actions.includes(action),
              )}
              labelOf={labelOf}
              danger={dangerOf(row)}
              what={whatOf(history)}
              onAction={(action) => void run(action, row)}
            />
          </>
        )}
      </RecordDrawer>
      <ReasonDialog {...asking} />
    </>
  );
}) as <Row extends Reviewed<Action>, Action extends string, Told extends string>(
  props: Props<Row, Action, Told>,
) => ReactNode;
