import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { useTranslation } from 'react-i18next';
import type { PolicyDto, PolicyStatus } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
import styles from './row-operations.module.css';

export interface RowActions {
  view: (policy: PolicyDto) => void;
  /** Null if the user may not edit. */
  edit: ((policy: PolicyDto) => void) | null;
  /** Null if the user may change none of this. */
  changes: {
    setStatus: (policy: PolicyDto, status: PolicyStatus) => void;
    remove: (policy: PolicyDto) => void;
    restore: (policy: PolicyDto) => void;
  } | null;
}

interface Props {
  policy: PolicyDto;
  isDeleted: boolean;
  actions: RowActions;
}

export function RowOperations({ policy, isDeleted, actions }: Props) {
  const { t } = useTranslation('policies');
  const { view, edit, changes } = actions;
  const { name } = policy;
  const other: PolicyStatus = policy.status === 'online' ? 'offline' : 'online';
  return (
    <div className={styles.operations}>
      <Button
        look="text"
        aria-label={t('action.view.named', { name })}
        onClick={() => {
          view(policy);
        }}
      >
        {t('action.view')}
      </Button>
      {changes && isDeleted && (
        <Button
          look="text"
          aria-label={t('action.restore.named', { name })}
          onClick={() => {
            changes.restore(policy);
          }}
        >
          {t('action.restore')}
        </Button>
      )}
      {(edit ?? changes) && !isDeleted && (
        <MenuButton
          floats
          label={t('action.more', { name })}
          choices={[
            ...(edit === null
              ? []
              : [
                  {
                    key: 'edit',
                    label: t('action.edit'),
                    onSelect: () => {
                      edit(policy);
                    },
                  },
                ]),
            ...(changes === null
              ? []
              : [
                  {
                    key: 'status',
                    label: t(`action.${other}`),
                    onSelect: () => {
                      changes.setStatus(policy, other);
                    },
                  },
                  {
                    key: 'delete',
                    label: t('action.delete'),
                    onSelect: () => {
                      changes.remove(policy);
                    },
                  },
                ]),
          ]}
        >
          <IconMore />
        </MenuButton>
      )}
    </div>
  );
}
