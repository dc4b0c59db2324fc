import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import { useTranslation } from 'react-i18next';
import type { PolicyViewSavedDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { PanelButton } from '../../../../shared/ui/actions/panel-button';
import styles from './views-button.module.css';

interface Props {
  views: PolicyViewSavedDto[];
  isShowing: (view: PolicyViewSavedDto) => boolean;
  onOpen: (view: PolicyViewSavedDto) => void;
  /** Null: save the current view as a new one. */
  onEdit: (view: PolicyViewSavedDto | null) => void;
  onRemove: (view: PolicyViewSavedDto) => void;
}

/** Saved filters, order and columns: apply, rename, delete. */
export function ViewsButton({ views, isShowing, onOpen, onEdit, onRemove }: Props) {
  const { t } = useTranslation('policies');
  return (
    <PanelButton label={t('views')} icon={<IconStar />}>
      {views.length === 0 && <p className={styles.none}>{t('views.none')}</p>}
      <ul>
        {views.map((view) => {
          const { id, name, isDefault } = view;
          return (
            <li key={id} className={styles.line}>
              <button
                type="button"
                className={styles.name}
                aria-current={isShowing(view) || undefined}
                onClick={() => {
                  onOpen(view);
                }}
              >
                {name}
                {isDefault && <span className={styles.tag}>{t('views.default')}</span>}
              </button>
              <IconButton
                label={t('views.edit', { name })}
                onClick={() => {
                  onEdit(view);
                }}
              >
                <IconEdit />
              </IconButton>
              <IconButton
                label={t('views.remove', { name })}
                onClick={() => {
                  onRemove(view);
                }}
              >
                <IconDelete />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button
        look="text"
        onClick={() => {
          onEdit(null);
        }}
      >
        {t('views.save')}
      </Button>
    </PanelButton>
  );
}
