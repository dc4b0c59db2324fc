import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../api/generated/model';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import type { HistoryStore } from '../history/history.store';
import { RecordHistory } from './record-history';

interface Props<Action extends string> {
  store: HistoryStore;
  /** The actions with a text. */
  actions: readonly Action[];
  textOf: (action: Action, entry: AuditEntryDto) => string;
  /** Who acted where no person did. */
  system?: string | undefined;
  /** The words of a reason that was chosen. */
  choiceOf?: (reason: string) => string;
  heading?: 'h2' | 'h3';
}

/** The history of a reviewed record: reasons, approvals, and what a submitter decided alone. */
export function ReviewHistory<Action extends string>(props: Props<Action>) {
  const { store, actions, textOf, system, choiceOf = String, heading } = props;
  const { t } = useTranslation('records');
  const language = useLanguage();
  const say = (action: Action | 'giveApproval', entry: AuditEntryDto) => {
    const {
      approvals,
      approvalsNeeded,
      ownReview,
      soleAdministrator,
      dependentReview,
      reason,
      reasons = [],
      comment,
    } = (entry.after ?? {}) as Kept;
    const own = reason ?? comment;
    const why = [...reasons.map((one) => choiceOf(one)), ...(own === undefined ? [] : [own])];
    if (action === 'giveApproval')
      return t('history.approval', {
        approvals: formatNumber(approvals ?? 0, language),
        needed: formatNumber(approvalsNeeded ?? 0, language),
      });
    const text = textOf(action, entry);
    const isOwn = ownReview === true || soleAdministrator === true;
    const who = isOwn ? 'history.own' : dependentReview === true ? 'history.dependent' : null;
    const said = who ? t(who, { text }) : text;
    return why.length === 0
      ? said
      : t('history.withReason', { text: said, reason: why.join(t('history.betweenReasons')) });
  };
  return (
    <RecordHistory
      store={store}
      actions={[...actions, 'giveApproval']}
      textOf={say}
      system={system ?? t('history.system')}
      heading={heading}
    />
  );
}

/** What the history keeps of a step; of changes of the parameters under names of its own. */
interface Kept {
  approvals?: number;
  approvalsNeeded?: number;
  ownReview?: boolean;
  dependentReview?: boolean;
  reason?: string;
  reasons?: string[];
  soleAdministrator?: boolean;
  comment?: string;
}
