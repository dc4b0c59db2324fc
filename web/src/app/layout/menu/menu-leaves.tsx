import { EntryLink } from './entry-link';
import type { MenuEntry } from './menu-tree';
import styles from './side-menu.module.css';

/** The entries of a group. A group within it has a title above its own. */
export function MenuLeaves({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          {'entries' in entry ? (
            <>
              <p className={styles.subtitle}>{entry.label}</p>
              <MenuLeaves entries={entry.entries} />
            </>
          ) : (
            <EntryLink entry={entry} className={styles.leaf} launchClassName={styles.chevron}>
              <span className={styles.text}>{entry.label}</span>
            </EntryLink>
          )}
        </li>
      ))}
    </ul>
  );
}
