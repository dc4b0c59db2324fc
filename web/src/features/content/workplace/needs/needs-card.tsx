import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WaitingItemDto } from '../../../../api/generated/model';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import styles from './needs-card.module.css';
import type { NeedsStore } from './needs.store';

/** The card has the height of so many lines, however many there are. More open below. */
const LINES = 4;

/** What waits for somebody: what, since or until when, and the way to it. */
export const NeedsCard = observer(function NeedsCard({ store }: { store: NeedsStore }) {
  const { t } = useTranslation('workplace');
  const { waiting, loadWaiting } = store;
  const skeleton = (
    <div className={styles.place}>
      {Array.from({ length: LINES }, (_, at) => (
        <div key={at} className={styles.task}>
          <Skeleton width="60%" height={14} />
        </div>
      ))}
    </div>
  );
  return (
    <Card title={t('needs')} busy={waiting.isLoading}>
      <ResourceView resource={waiting} skeleton={skeleton} onRetry={loadWaiting}>
        {({ list, hasMore }) => (
          <div className={styles.place}>
            {list.length === 0 ? (
              <QuietNote title={t('needs.empty')}>{t('needs.empty.text')}</QuietNote>
            ) : (
              <TaskLines list={list} hasMore={hasMore} />
            )}
          </div>
        )}
      </ResourceView>
    </Card>
  );
});

function TaskLines({ list, hasMore }: { list: WaitingItemDto[]; hasMore: boolean }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = list.length > LINES;
  const shown = isLong && !isOpen ? list.slice(0, LINES - 1) : list;
  return (
    <>
      <ul>
        {shown.map((task) => (
          <TaskLine key={`${task.kind} ${task.link} ${task.title}`} task={task} />
        ))}
      </ul>
      {isOpen && hasMore && <p className={styles.more}>{t('needs.more')}</p>}
      {isLong && (
        <div className={styles.task}>
          <button
            type="button"
            className={styles.all}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {isOpen
              ? t('needs.fewer')
              : t('needs.all', { formatted: formatNumber(list.length, language), count: list.length })}
          </button>
        </div>
      )}
    </>
  );
}

function TaskLine({ task: { kind, title, count, link, since, due, isOverdue } }: { task: WaitingItemDto }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const day = (due ?? since)?.slice(0, 'YYYY-MM-DD'.length);
  const word = due === null ? 'since' : isOverdue ? 'overdue' : 'due';
  return (
    <li className={styles.task}>
      <Link to={link} className={styles.what}>
        <bdi>{t(`needs.${kind}`, { title, count })}</bdi>
      </Link>
      {day !== undefined && (
        <span className={styles.due} data-over={isOverdue}>
          {t(`needs.${word}`, { day: formatDate(day, language) })}
        </span>
      )}
    </li>
  );
}
