import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import { isOpen } from '../values/open-change';
import type { ApprovalStore, SimpleAction } from './approval.store';
import styles from './profile.module.css';
import { ReturnDialog } from './return-dialog';

interface Props {
  store: ApprovalStore;
  /** Null: there was none yet. */
  change: ParameterChangeDto | null;
}

/** Print, and the actions that the server offers the reader in this state. */
export const ApprovalActions = observer(function ApprovalActions({ store, change }: Props) {
  const { t } = useTranslation(['profile-parameters', 'records']);
  const navigate = useNavigate();
  const [returning, setReturning] = useState<ParameterChangeDto | null>(null);
  const may = (action: ParameterChangeDto['actions'][number]) => change?.actions.includes(action) === true;
  const act = async (action: SimpleAction) => {
    if (change === null || !(await isConfirmed(action, change))) return;
    const done = await store.act(action, change);
    if (done === null) return;
    const isDecided = action !== 'approve' || done.state === 'applied';
    const text = isDecided ? t(`done.${action}`, { number: done.contentNumber }) : t('records:done.approval');
    toasts.show({ kind: 'success', text });
  };
  const isConfirmed = (action: SimpleAction, { contentNumber: number, differences }: ParameterChangeDto) => {
    if (action === 'review') return Promise.resolve(true);
    const title = t(`ask.${action}`, { number });
    if (action === 'approve') {
      const text = t('ask.approve.text', { count: differences.length });
      return confirm({ title, text, action: t('action.approve'), isIrreversible: false });
    }
    const words = { text: t('ask.cancel.text'), action: t('action.cancel'), keep: t('ask.cancel.keep') };
    return confirm({ title, ...words, isIrreversible: true });
  };
  const button = (action: SimpleAction, look: 'primary' | 'secondary') =>
    may(action) && (
      <Button
        look={look}
        busy={store.busy === action}
        disabled={store.busy !== null && store.busy !== action}
        onClick={() => {
          void act(action);
        }}
      >
        {t(`action.${action}`)}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {t('action.print')}
      </Button>
      {button('cancel', 'secondary')}
      {button('review', 'secondary')}
      {change !== null && may('return') && (
        <Button
          onClick={() => {
            setReturning(change);
          }}
        >
          {t('action.return')}
        </Button>
      )}
      {button('approve', 'primary')}
      {change !== null && !isOpen(change) && (
        <Button
          look="primary"
          onClick={() => {
            void navigate(change.state === 'returned' ? `/form/group?from=${change.id}` : '/form/group');
          }}
        >
          {t(change.state === 'returned' ? 'approval.correct' : 'approval.toForm')}
        </Button>
      )}
      {returning !== null && (
        <ReturnDialog
          store={store}
          change={returning}
          onClose={() => {
            setReturning(null);
          }}
        />
      )}
    </div>
  );
});
