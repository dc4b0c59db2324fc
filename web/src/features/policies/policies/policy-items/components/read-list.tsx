import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import type { Member } from '../member';
import styles from './items.module.css';
import { MemberFacts } from './member-facts';

interface Props {
  label: string;
  members: readonly Member[];
  /** Index of the first one, where a list has pages. */
  first?: number;
  opensAll: boolean;
}

/** Items in their order, to read. */
export function ReadList({ label, members, first = 0, opensAll }: Props) {
  const language = useLanguage();
  return (
    <ol start={first + 1} className={styles.list} aria-label={label}>
      {members.map((member, at) => (
        <li key={member.id} className={styles.row}>
          <span className={styles.place}>{formatNumber(first + at + 1, language)}</span>
          <MemberFacts member={member} opensAll={opensAll} />
        </li>
      ))}
    </ol>
  );
}
