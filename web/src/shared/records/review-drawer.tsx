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

/** Beside the actions of the review. */
const ERASE = 'erase';

/** The drawer of a reviewed record: its fields, approvals, history and actions, and the reason where one is asked for. */
export const ReviewDrawer = observer(function ReviewDrawer<
  Row extends Reviewed<Action>,
  Action extends string,
  Told extends string,
>({ store, words, erase, children, onChanged, ...drawer }: Props<Row, Action, Told>) {
  const { record } = store;
  const { labelOf, history, danger, order } = words;
  const { run, asking } = useReviewActions(store, words, onChanged);
  const actionsOf = ({ actions }: Reviewed<Action>): (Action | typeof ERASE)[] => [
    ...(order?.filter((action) => actions.includes(action)) ?? actions),
    ...(erase ? ([ERASE] as const) : []),
  ];
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
              actions={actionsOf(row)}
              labelOf={(action) => (erase && action === ERASE ? erase.label : labelOf(action as Action))}
              danger={erase ? ERASE : danger}
              what={whatOf(history)}
              onAction={(action) => {
                if (erase && action === ERASE) erase.onClick(row);
                else void run(action as Action, row);
              }}
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
