import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../ui/feedback/toasts.store';
import { confirm } from '../ui/overlays/confirm';
import { Approvals } from './approvals';
import type { DrawerProps } from './page-parts';
import { ReasonDialog } from './reason-dialog';
import { RecordActions } from './record-actions';
import { RecordDrawer } from './record-drawer';
import { ReviewHistory } from './review-history';
import type { ReviewStore } from './review.store';

interface Reviewed<Action extends string> {
  actions: Action[];
  approvals: string[];
  approvalsNeeded: number;
  version: number;
}

interface Props<Row extends Reviewed<Action>, Action extends string, Told extends string> extends Omit<
  DrawerProps,
  'id'
> {
  store: ReviewStore<Row, Action>;
  title: string;
  gone: { title: string; text: string };
  labelOf: (action: Action) => string;
  /** Said when it is done; null if that shows otherwise. */
  doneOf: (action: Action) => string | null;
  history: { actions: readonly Told[]; textOf: (action: Told) => string; system?: string };
  reason: { title: string; hint: string };
  /** What is asked before an action. */
  questionOf?: (action: Action, row: Row) => { title: string; text: string } | null;
  /** Cannot be undone. */
  danger?: Action;
  /** Its fields. */
  children: (row: Row) => ReactNode;
}

/** The drawer of a reviewed record: its fields, approvals, history and actions, and the reason where one is asked for. */
export const ReviewDrawer = observer(function ReviewDrawer<
  Row extends Reviewed<Action>,
  Action extends string,
  Told extends string,
>(props: Props<Row, Action, Told>) {
  const { store, title, gone, history, reason, danger, changes, children, onClose } = props;
  const { labelOf, doneOf, questionOf, onChanged } = props;
  const { t } = useTranslation('records');
  const { record, asks } = store;
  const done = (action: Action, hasDecided: boolean) => {
    const text = hasDecided ? doneOf(action) : t('done.approval');
    if (text !== null) toasts.show({ kind: 'success', text });
    onChanged();
  };
  const run = async (action: Action, row: Row) => {
    if (action === asks) {
      store.ask(true);
      return;
    }
    const question = questionOf?.(action, row) ?? null;
    const isDone = await (question === null
      ? store.act(action)
      : confirm({
          ...question,
          action: labelOf(action),
          isIrreversible: action === danger,
          run: () => store.perform(action),
        }));
    // The answer says whether others have to approve it, too.
    if (isDone) done(action, (record.view.data?.approvals.length ?? 0) <= row.approvals.length);
  };
  return (
    <>
      <RecordDrawer record={record} title={title} gone={gone} changes={changes} onClose={onClose}>
        {(row) => (
          <>
            {children(row)}
            <Approvals record={row} />
            <ReviewHistory store={record.history} {...history} />
            <RecordActions
              record={record}
              actions={row.actions.filter((action) => action !== danger)}
              labelOf={labelOf}
              danger={
                danger !== undefined && row.actions.includes(danger)
                  ? { label: labelOf(danger), onClick: () => void run(danger, row) }
                  : undefined
              }
              conflict={t('conflict')}
              onAction={(action) => void run(action, row)}
            />
          </>
        )}
      </RecordDrawer>
      <ReasonDialog
        {...reason}
        review={store}
        action={labelOf(asks)}
        onSent={() => {
          done(asks, true);
        }}
      />
    </>
  );
}) as <Row extends Reviewed<Action>, Action extends string, Told extends string>(
  props: Props<Row, Action, Told>,
) => ReactNode;
