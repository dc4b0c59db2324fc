import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentPolicyOperationDto } from '../../../../../api/generated/model';
import { may } from '../../../../../shared/session/permissions';
import { Button } from '../../../../../shared/ui/actions/button';
import { Alert } from '../../../../../shared/ui/feedback/alert';
import { InlineError } from '../../../../../shared/ui/feedback/inline-error';
import { Time } from '../../../../../shared/ui/layout/time';
import { undoRefusal } from '../../undo-refusal';
import styles from './operations.module.css';

interface Props {
  operation: RecentPolicyOperationDto;
  isBusy: boolean;
  /** Why the last undo failed. */
  failure: unknown;
  /** Resolves to whether it succeeded. */
  onUndo: () => Promise<boolean>;
}

export const OperationEntry = observer(function OperationEntry(props: Props) {
  const { operation, isBusy, failure, onUndo } = props;
  const { t } = useTranslation(['policies', 'shared']);
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const { action, changed, person, time, obstacle } = operation;
  const undo = async () => {
    // The button disappears; keyboard focus stays on the entry.
    if (await onUndo()) entry.current?.focus();
  };
  return (
    <li ref={entry} tabIndex={-1} className={styles.entry}>
      <div className={styles.what}>
        <p id={id}>
          <strong>{t(`action.${action}`)}</strong> · {t('recent.count', { count: changed })}
        </p>
        <p className={styles.when}>
          <bdi>{person ?? t('history.system')}</bdi> · <Time wire={time} />
        </p>
      </div>
      {obstacle === 'undone' && <span className={styles.undone}>{t('recent.undone')}</span>}
      {obstacle === null && may('undoPolicyOperation') && (
        <Button busy={isBusy} aria-describedby={id} onClick={() => void undo()}>
          {t('shared:undo.action')}
        </Button>
      )}
      {failure === null && obstacle !== null && obstacle !== 'undone' && (
        <p className={styles.obstacle}>{t(`recent.obstacle.${obstacle}`)}</p>
      )}
      {failure !== null && (
        <div className={styles.failure}>
          <Failure error={failure} />
        </div>
      )}
    </li>
  );
});

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('policies');
  const refusal = undoRefusal(error);
  if (refusal === null) return <InlineError error={error} />;
  return (
    <Alert>
      {refusal.reason === 'changed'
        ? t('recent.refused.changed', { count: refusal.changed })
        : t('recent.obstacle.expired')}
    </Alert>
  );
}
