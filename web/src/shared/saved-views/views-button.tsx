import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { IconButton } from '../ui/actions/icon-button';
import { PanelButton } from '../ui/actions/panel-button';
import type { Saved, ViewName } from './saved-view';
import styles from './views-button.module.css';

interface Props<View> {
  /** Null: not loaded. */
  views: View[] | null;
  active: { saved: View; isChanged: boolean } | null;
  onOpen: (view: View) => void;
  /** Back to all rows and the designed columns. */
  onLeave: () => void;
  /** Saves the current filters and columns in this view. */
  onUpdate: (view: View) => void;
  /** Null: save the current view as a new one. */
  onEdit: (view: View | null) => void;
  onRemove: (view: View) => void;
}

/** Saved filters, order and columns: apply, change, rename, delete. The button names the active one. */
export function ViewsButton<View extends Saved<ViewName>>(props: Props<View>) {
  const { views, active, onOpen, onLeave, onUpdate, onEdit, onRemove } = props;
  const { t } = useTranslation('saved-views');
  const text = active?.isChanged ? t('views.changed', { name: active.saved.name }) : active?.saved.name;
  return (
    <PanelButton
      label={text === undefined ? t('views') : t('views.active', { view: text })}
      icon={active === null ? <IconStar /> : <IconStarFill />}
      text={text}
    >
      {views?.length === 0 && <p className={styles.none}>{t('views.none')}</p>}
      <ul>
        {views?.map((view) => {
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
