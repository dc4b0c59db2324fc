import { useTranslation } from 'react-i18next';
import type { Option } from '../ui/fields/option';
import { toasts } from '../ui/feedback/toasts.store';
import { confirm } from '../ui/overlays/confirm';
import type { ToldActions } from './record-note';
import type { Reviewed, ReviewStore } from './review.store';

export interface ReasonWords {
  title: string;
  /** Of the field; by default that it is the reason. */
  label?: string;
  hint: string;
  /** Said where nothing is entered. */
  missing?: string;
  /** Reasons to choose from, beside own words. */
  choices?: { label: string; options: Option<string>[] };
  /** On one line, which Enter sends. */
  isShort?: boolean;
}

/** The words for the actions of a noun. */
export interface ReviewWords<Row, Action extends string, Told extends string> {
  labelOf: (action: Action) => string;
  /** Said when it is done; null if that shows otherwise. */
  doneOf: (action: Action) => string | null;
  history: ToldActions<Told> & { system?: string; choiceOf?: (reason: string) => string };
  /** Of the dialog that asks why. */
  reason: ReasonWords;
  /** What is asked before an action. */
  questionOf?: (action: Action, row: Row) => { title: string; text: string; keep?: string } | null;
  /** Cannot be undone. */
  danger?: Action;
  /** The likely one first; by default as the server offers them. */
  order?: readonly Action[];
  /** Of the notice, which takes the place of an earlier one about the same record. */
  noticeId?: string;
}

/** Takes actions on a reviewed record: asks before some of them, and says what was done. */
export function useReviewActions<Row extends Reviewed, Action extends string, Told extends string>(
  store: ReviewStore<Row, Action>,
  words: ReviewWords<Row, Action, Told>,
  onChanged: () => void,
) {
  const { t } = useTranslation('records');
  const { record, asks } = store;
  const { labelOf } = words;
  const done = (action: Action, hasDecided: boolean) => {
    const text = hasDecided ? words.doneOf(action) : t('done.approval');
    const { noticeId } = words;
    if (text !== null) toasts.show({ kind: 'success', text, ...(noticeId && { id: noticeId }) });
    onChanged();
  };
  const run = async (action: Action, row: Row) => {
    if (action === asks) {
      store.ask(true);
      return;
    }
    const question = words.questionOf?.(action, row) ?? null;
    const isDone = await (question === null
      ? store.act(action)
      : confirm({
          ...question,
          action: labelOf(action),
          isIrreversible: action === words.danger,
          run: () => store.perform(action),
        }));
    // The answer says whether others have to approve it, too.
    if (isDone) done(action, approvalsOf(record.view.data) <= approvalsOf(row));
  };
  return {
    run,
    /** What the dialog that asks why is given. */
    asking: {
      ...words.reason,
      review: store,
      action: labelOf(asks),
      onSent: () => {
        done(asks, true);
      },
    },
  };
}

function approvalsOf(row: { approvals?: string[] } | null): number {
  return row?.approvals?.length ?? 0;
}
