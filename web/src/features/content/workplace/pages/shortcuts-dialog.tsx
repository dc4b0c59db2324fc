import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconPlus from '@arco-design/web-react/icon/react-icon/IconPlus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageName } from '../../../../api/generated/model';
import { shortcutsDtoLimits } from '../../../../api/generated/model/limits/workplace';
import { announce } from '../../../../shared/announcements/live-regions';
import { useReorder } from '../../../../shared/lists/use-reorder';
import type { OpenPage } from '../../../../shared/pages/open-pages';
import { GripButton } from '../../../../shared/ui/actions/grip-button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { InlineError } from '../../../../shared/ui/feedback/inline-error';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './shortcuts-dialog.module.css';

interface Props {
  chosen: OpenPage[];
  /** All that can be chosen. */
  pages: OpenPage[];
  /** Rejects with the error of the server. */
  onSave: (names: PageName[]) => Promise<void>;
  onClose: () => void;
}

const { maxItems } = shortcutsDtoLimits.pages;

/** Chooses and orders the quick operations. */
export function ShortcutsDialog({ chosen, pages, onSave, onClose }: Props) {
  const { t } = useTranslation(['workplace', 'shared']);
  const [draft, setDraft] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { list, gripProps, dropAt } = useReorder(draft, setDraft);
  const others = pages.filter(
    (page) => page.name !== 'Workplace' && !draft.some(({ name }) => name === page.name),
  );
  const isFull = draft.length >= maxItems;

  const save = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSave(draft.map(({ name }) => name));
      onClose();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('shortcuts.edit.title')} onClose={onClose}>
      <p className={styles.hint}>{t('shortcuts.edit.hint', { max: maxItems })}</p>
      <h3 className={styles.heading}>{t('shortcuts.chosen')}</h3>
      {draft.length === 0 && <p className={styles.hint}>{t('shortcuts.chosen.none')}</p>}
      <ul ref={list}>
        {draft.map((page, at) => {
          const name = t(`shared:${page.label}`);
          return (
            <li key={page.name} className={styles.line} data-drop={dropAt(at)}>
              <GripButton
                label={t('shortcuts.move', { name, at: at + 1, of: draft.length })}
                data-focus-key={`grip-${page.name}`}
                {...gripProps(at)}
              />
              <span className={styles.name}>{name}</span>
              <IconButton
                label={t('shortcuts.remove', { name })}
                onClick={() => {
                  setDraft(draft.toSpliced(at, 1));
                  announce(t('shortcuts.removed', { name }));
                }}
              >
                <IconDelete />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('shortcuts.others')}</h3>
          <ul>
            {others.map((page) => {
              const name = t(`shared:${page.label}`);
              return (
                <li key={page.name} className={styles.line}>
                  <span className={styles.name}>{name}</span>
                  <IconButton
                    label={t('shortcuts.add', { name })}
                    disabled={isFull}
                    onClick={() => {
                      setDraft([...draft, page]);
                      announce(t('shortcuts.added', { name }));
                    }}
                  >
                    <IconPlus />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <DialogActions
        note={error !== null && <InlineError error={error} />}
        primary={{ label: t('shortcuts.save'), isBusy, onClick: () => void save() }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
}
