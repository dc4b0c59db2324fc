import { useTranslation } from 'react-i18next';
import { StandaloneLink } from '../../../../../shared/ui/actions/standalone-link';
import { StateTag } from '../../../../../shared/ui/layout/state-tag';
import type { Member } from '../member';
import styles from './items.module.css';
import { KindOfMember } from './kind-of-member';

interface Props {
  member: Member;
  /** Whether the reader may open it although it is not online. */
  opensAll: boolean;
}

/** An item: its title, which leads to it, what it is, and why it is not delivered. */
export function MemberFacts({ member, opensAll }: Props) {
  const { t } = useTranslation(['policy-items', 'content-items']);
  const { id, title, author, language, online, reason } = member;
  const isOpen = reason !== 'removed' && (opensAll || online === 'online');
  return (
    <div className={styles.about}>
      <div className={styles.line}>
        {isOpen ? (
          <StandaloneLink to={`/library/content?item=${id}`}>
            <bdi lang={language}>{title}</bdi>
          </StandaloneLink>
        ) : (
          <bdi lang={language}>{title}</bdi>
        )}
        {reason !== undefined && <StateTag tone="quiet">{t(`reason.${reason}`)}</StateTag>}
      </div>
      <div className={`${styles.line} ${styles.facts}`}>
        <KindOfMember {...member} />
        <bdi>{author.name}</bdi>
        <span>{t(`content-items:language.${language}`)}</span>
      </div>
    </div>
  );
}
