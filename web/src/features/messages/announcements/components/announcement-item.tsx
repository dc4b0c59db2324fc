import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AnnouncementDto } from '../../../../api/generated/model';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { AnnouncementTag } from '../../../../shared/ui/layout/announcement-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { openView } from '../announcements-view';
import styles from './announcement-item.module.css';

interface Props {
  announcement: AnnouncementDto;
  actions: ReactNode;
}

/** One of the list, with the beginning of its text. Its title is the link that opens it. */
export function AnnouncementItem({ announcement: { id, kind, texts, time, author }, actions }: Props) {
  const { t } = useTranslation('announcements');
  const language = useLanguage();
  const { search } = useLocation();
  const text = textIn(texts, language);
  const target = openView.write(new URLSearchParams(search), { ...openView.initial, open: id });
  return (
    <li className={styles.item}>
      <div className={styles.body}>
        <Link to={{ search: target.toString() }} className={styles.title} lang={text?.language}>
          {text?.title}
        </Link>
        <p className={styles.text} lang={text?.language} dir="auto">
          {text?.text}
        </p>
        <p className={styles.note}>
          <AnnouncementTag kind={kind} />
          <Time wire={time} text={(shown) => (author === null ? shown : t('by', { author, time: shown }))} />
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
