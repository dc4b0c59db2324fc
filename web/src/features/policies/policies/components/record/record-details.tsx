import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyStatus, PolicyViewDto } from '../../../../../api/generated/model';
import { FactList } from '../../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../../shared/ui/layout/time';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import { policyViews, type ShownField, usePolicyFields } from '../../policy-fields';
import type { RowActions } from '../row-operations';
import styles from './record.module.css';

/** All fields of a record; the text above them says whether it is in the bin. */
const facts = (Object.keys(policyViews) as ShownField[]).filter((field) => field !== 'deletedTime');

interface Props {
  policy: PolicyViewDto;
  actions: RowActions;
  /** Begins to change the times; undefined where nobody may. */
  schedule?: ReactNode;
}

export function RecordDetails({ policy, actions, schedule }: Props) {
  const { t } = useTranslation('policies');
  const { label, valueOf } = usePolicyFields();
  const { deletedTime } = policy;
  const known = facts.filter((key) => policy[key] !== null);
  return (
    <>
      {deletedTime !== null && (
        <p className={styles.note}>
          <Time wire={deletedTime} text={(time) => t('record.deleted', { time })} />
        </p>
      )}
      <FactList facts={known.map((key) => ({ key, label: label(key), value: valueOf(key, policy) }))} />
      {schedule}
      <Changes policy={policy} actions={actions} />
    </>
  );
}

function Changes({ policy, actions: { edit, changes } }: Omit<Props, 'schedule'>) {
  const { t } = useTranslation('policies');
  const other: PolicyStatus = policy.status === 'online' ? 'offline' : 'online';
  if (policy.deletedTime !== null) {
    return (
      changes && (
        <DialogActions
          primary={{
            label: t('action.restore'),
            onClick: () => {
              changes.restore(policy);
            },
          }}
        />
      )
    );
  }
  return (
    <DialogActions
      primary={
        edit === null
          ? undefined
          : {
              label: t('action.edit'),
              onClick: () => {
                edit(policy);
              },
            }
      }
      secondary={
        changes === null
          ? []
          : [
              {
                label: t(`action.${other}`),
                onClick: () => {
                  changes.setStatus(policy, other);
                },
              },
              {
                label: t('action.delete'),
                onClick: () => {
                  changes.remove(policy);
                },
              },
            ]
      }
    />
  );
}
