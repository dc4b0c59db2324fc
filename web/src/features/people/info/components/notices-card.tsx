import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessageDto } from '../../../../api/generated/model';
import type { PagePath } from '../../../../api/generated/model/pages';
import { Time } from '../../../../shared/ui/layout/time';
import type { CardProps } from './card-props';
import { ListCard } from './list-card';
import styles from './rows.module.css';

const MESSAGES = '/user/message' satisfies PagePath;
const NOTICES = `${MESSAGES}?type=notice`;

/** The newest notices. Each links to its subject. */
export function NoticesCard(card: CardProps<MessageDto[]>) {
  const { t } = useTranslation('info');
  return (
    <ListCard
      {...card}
      title={t('notices')}
      extra={
        <Link to={NOTICES} className={styles.more}>
          {t('more.notices')}
        </Link>
      }
      height="12rem"
      empty={{ title: t('notices.empty'), text: t('notices.empty.text') }}
    >
      {(notices) => (
        <ul className={styles.links}>
          {notices.map(({ id, title, content, time, link }) => (
            <li key={id}>
              <Link to={link ?? NOTICES} className={styles.link}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{content}</span>
                <span className={styles.note}>
                  <Time wire={time} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
