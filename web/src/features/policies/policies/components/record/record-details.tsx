import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto, PolicyStatus, PolicyViewDto } from '../../../../../api/generated/model';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { FactList } from '../../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../../shared/ui/layout/time';
import { DialogActions } from '../../../../../shared/ui/overlays/dialog-actions';
import { ContentTypeLabel } from '../content-type-label';
import type { RowActions } from '../row-operations';
import { StatusLabel } from '../status-label';
import styles from './record.module.css';

/** The fields of a record; the header says whether it is in the bin. */
type ShownField = Exclude<keyof PolicyDetailDto, 'id' | 'version' | 'deletedTime'>;

interface Props {
  policy: PolicyViewDto;
  actions: RowActions;
}

export function RecordDetails({ policy, actions }: Props) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const { number, name, contentType, filterType, count, status, createdTime, updatedTime, deletedTime } =
    policy;
  const facts: Record<ShownField, ReactNode> = {
    number,
    name,
    contentType: <ContentTypeLabel type={contentType} />,
    filterType: t(`filterType.${filterType}`),
    count: formatNumber(count, language),
    status: <StatusLabel status={status} />,
    createdTime: <Time wire={createdTime} />,
    updatedTime: <Time wire={updatedTime} />,
  };
  const shown = Object.entries(facts) as [ShownField, ReactNode][];
  return (
    <>
      {deletedTime !== null && (
        <p className={styles.note}>
          <Time wire={deletedTime} text={(time) => t('record.deleted', { time })} />
        </p>
      )}
      <FactList facts={shown.map(([key, value]) => ({ key, label: t(`column.${key}`), value }))} />
      <Changes policy={policy} actions={actions} />
    </>
  );
}

function Changes({ policy, actions: { edit, changes } }: Props) {
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
