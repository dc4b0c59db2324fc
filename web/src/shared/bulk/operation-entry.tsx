import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { Alert } from '../ui/feedback/alert';
import { InlineError } from '../ui/feedback/inline-error';
import { Time } from '../ui/layout/time';
import { undoRefusal } from './undo-refusal';
import styles from './operations.module.css';
import type { Operation } from './operations.store';

interface Props {
  operation: Operation<string>;
  /** What was done. */
  action: string;
  /** With how many records. */
  count: string;
  mayUndo: boolean;
  isBusy: boolean;
  /** Why the last undo failed. */
  failure: unknown;
  /** Resolves to whether it succeeded. */
  onUndo: () => Promise<boolean>;
}

export const OperationEntry = observer(function OperationEntry(props: Props) {
  const { operation, action, count, mayUndo, isBusy, failure, onUndo } = props;
  const { t } = useTranslation(['bulk', 'shared']);
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  const { person, time, obstacle } = operation;
  const undo = async () => {
    // The button disappears; keyboard focus stays on the entry.
    if (await onUndo()) entry.current?.focus();
  };
  return (
    <li ref={entry} tabIndex={-1} className={styles.entry}>
      <div className={styles.what}>
        <p id={id}>
          <strong>{action}</strong> · {count}
        </p>
        <p className={styles.when}>
          <bdi>{person ?? t('recent.system')}</bdi> · <Time wire={time} />
        </p>
      </div>
      {obstacle === 'undone' && <span className={styles.undone}>{t('recent.undone')}</span>}
      {obstacle === null && mayUndo && (
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
  const { t } = useTranslation('bulk');
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
