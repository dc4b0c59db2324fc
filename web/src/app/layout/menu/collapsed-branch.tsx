import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenPanel } from '../../../shared/ui/floating/use-open-panel';
import { menuIcons } from '../../routing/menu-icons';
import { MenuLeaves } from './menu-leaves';
import type { MenuBranch } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  branch: MenuBranch;
  isCurrent: boolean;
}

/** A group of the collapsed menu: an icon with its screens in a fly-out panel. */
export function CollapsedBranch({ branch, isCurrent }: Props) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLLIElement>(null);
  const { isOpen, open, close } = useOpenPanel(anchor);
  const [top, setTop] = useState(0);
  const Icon = menuIcons[branch.icon];
  const label = t(branch.label);

  const flyOut = () => {
    setTop(anchor.current?.getBoundingClientRect().top ?? 0);
    open();
  };
  return (
    <li ref={anchor}>
      <button
        type="button"
        className={styles.entry}
        data-current={isCurrent}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={isOpen ? close : flyOut}
      >
        <Icon className={styles.icon} />
      </button>
      {isOpen && (
        // Fixed, because the scrolling menu would clip it.
        <div className={styles.flyOut} style={{ top }}>
          <p className={styles.flyOutTitle}>{label}</p>
          <MenuLeaves leaves={branch.leaves} />
        </div>
      )}
    </li>
  );
}
