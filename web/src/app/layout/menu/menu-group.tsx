import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { type KeyboardEvent, useId } from 'react';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import { MenuLeaves } from './menu-leaves';
import type { MenuBranch } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  branch: MenuBranch;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
}

export function MenuGroup({ branch, isCurrent, isOpen, onToggle }: Props) {
  const id = useId();
  const Icon = menuIcons[branch.icon];
  const toggleByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onToggle(event.key === 'ArrowRight');
  };
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          onToggle(!isOpen);
        }}
        onKeyDown={toggleByKey}
      >
        <Icon className={styles.icon} />
        <span className={styles.text}>{branch.label}</span>
        <IconDown className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.leaves}>
        {isOpen && <MenuLeaves entries={branch.entries} />}
      </div>
    </li>
  );
}
