import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NewsDto } from '../../../../api/generated/model';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { today } from '../../../../shared/ui/calendar/days';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { Time } from '../../../../shared/ui/layout/time';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import styles from './since-card.module.css';
import { SinceStore } from './since.store';

/** What happened while the person was away. It has the height of three sentences, however many there are. */
export const SinceCard = observer(function SinceCard() {
  const { t } = useTranslation('workplace');
  const [store] = useState(() => new SinceStore());
  useEffect(() => {
    store.load();
    return store.news.stop;
  }, [store]);
  const { news } = store;
  const since = news.data?.since ?? null;
  const skeleton = (
    <div className={styles.place}>
      <Skeleton width="50%" height={14} />
    </div>
  );
  return (
    <Card
      title={t('since')}
      busy={news.isLoading}
      extra={since !== null && <span className={styles.when}>{<Time wire={since} />}</span>}
    >
      <ResourceView resource={news} skeleton={skeleton} onRetry={store.load}>
        {({ list }) => (
          <div className={styles.place}>
            {list.length === 0 ? (
              <QuietNote title={t('since.empty')}>{t('since.empty.text')}</QuietNote>
            ) : (
              <ul>
                {list.map((one) => (
                  <Sentence key={one.kind} news={one} />
                ))}
              </ul>
            )}
          </div>
        )}
      </ResourceView>
    </Card>
  );
});

function Sentence({ news: { kind, count, day, link } }: { news: NewsDto }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const formatted = formatNumber(count, language);
  const text =
    kind !== 'peak'
      ? t(`since.${kind}`, { count, formatted })
      : day === today()
        ? t('since.peak.today', { count, formatted })
        : t('since.peak', { count, formatted, day: formatDate(day ?? '', language) });
  return (
    <li>
      <Link to={link} className={styles.sentence}>
        {text}
      </Link>
    </li>
  );
}
