import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import styles from './shortcuts-dialog.module.css';

interface Props {
  maySelect: boolean;
  onClose: () => void;
}

const shortcuts = [
  { key: '/', name: 'search' },
  { key: 'J', name: 'next' },
  { key: 'K', name: 'previous' },
  { key: 'X', name: 'select' },
  { key: 'Enter', name: 'open' },
  { key: 'Esc', name: 'clear' },
  { key: 'F6', name: 'toasts' },
  { key: '?', name: 'help' },
] as const;

export function ShortcutsDialog({ maySelect, onClose }: Props) {
  const { t } = useTranslation('policies');
  const known = shortcuts.filter(({ name }) => maySelect || name !== 'select');
  return (
    <Dialog title={t('shortcuts')} onClose={onClose}>
      <dl className={styles.list}>
        {known.map(({ key, name }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
