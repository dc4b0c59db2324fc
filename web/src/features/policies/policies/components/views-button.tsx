import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { useTranslation } from 'react-i18next';
import type { PolicyViewSavedDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { PanelButton } from '../../../../shared/ui/actions/panel-button';
import styles from './views-button.module.css';

interface Props {
  views: PolicyViewSavedDto[];
  active: { saved: PolicyViewSavedDto; isChanged: boolean } | null;
  onOpen: (view: PolicyViewSavedDto) => void;
  /** Back to all rows and the designed columns. */
  onLeave: () => void;
  /** Saves the current filters and columns in this view. */
  onUpdate: (view: PolicyViewSavedDto) => void;
  /** Null: save the current view as a new one. */
  onEdit: (view: PolicyViewSavedDto | null) => void;
  onRemove: (view: PolicyViewSavedDto) => void;
}

/** Saved filters, order and columns: apply, change, rename, delete. The button names the active one. */
export function ViewsButton(props: Props) {
  const { views, active, onOpen, onLeave, onUpdate, onEdit, onRemove } = props;
  const { t } = useTranslation('policies');
  const text = active?.isChanged ? t('views.changed', { name: active.saved.name }) : active?.saved.name;
  return (
    <PanelButton
      label={text === undefined ? t('views') : t('views.active', { view: text })}
      icon={active === null ? <IconStar /> : <IconStarFill />}
      text={text}
    >
      {views.length === 0 && <p className={styles.none}>{t('views.none')}</p>}
      <ul>
        {views.map((view) => {
          const { id, name, isDefault } = view;
          return (
            <li key={id} className={styles.line}>
              <button
                type="button"
                className={styles.name}
                aria-current={id === active?.saved.id || undefined}
                onClick={() => {
                  onOpen(view);
                }}
              >
                <bdi>{name}</bdi>
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
      {active !== null && (
        <Button look="text" onClick={onLeave}>
          {t('views.leave')}
        </Button>
      )}
      {active?.isChanged && (
        <Button
          look="text"
          onClick={() => {
            onUpdate(active.saved);
          }}
        >
          {t('views.update', { name: active.saved.name })}
        </Button>
      )}
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
