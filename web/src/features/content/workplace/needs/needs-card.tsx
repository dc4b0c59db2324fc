import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { today } from '../../../../shared/ui/calendar/days';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { QuietNote } from '../components/quiet-note';
import styles from './needs-card.module.css';
import type { NeedsStore } from './needs.store';
import { ALL_TODOS, type Task, tasksOf } from './tasks';

const EXPECTED = 3;

/** What waits for somebody: what, since or until when, and where it is done by those who may. */
export const NeedsCard = observer(function NeedsCard({ store }: { store: NeedsStore }) {
  const { t } = useTranslation('workplace');
  const { needs, load } = store;
  const skeleton = (
    <div>
      {Array.from({ length: EXPECTED }, (_, at) => (
        <div key={at} className={styles.task}>
          <Skeleton width="60%" height={14} />
        </div>
      ))}
    </div>
  );
  return (
    <Card title={t('needs')} busy={needs.isLoading}>
      <ResourceView resource={needs} skeleton={skeleton} onRetry={load}>
        {(data) => {
          const tasks = tasksOf(data, today());
          if (tasks.length === 0)
            return <QuietNote title={t('needs.empty')}>{t('needs.empty.text')}</QuietNote>;
          return (
            <>
              <ul>
                {tasks.map((task) => (
                  <TaskLine key={task.kind === 'todo' ? task.id : task.kind} task={task} />
                ))}
              </ul>
              {data.todoCount > data.todos.length && <AllTodos count={data.todoCount} />}
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
});

function TaskLine({ task }: { task: Task }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const { kind, day, isOver, to, by } = task;
  const what =
    kind === 'todo'
      ? task.title
      : t(`needs.${kind}`, { count: task.count, formatted: formatNumber(task.count, language) });
  const due = kind === 'renewals' ? (isOver ? 'expired' : 'expires') : 'since';
  return (
    <li className={styles.task}>
      <span className={styles.words}>
        <bdi className={styles.what}>{what}</bdi>
        <span className={styles.due} data-over={isOver}>
          {t(`needs.${due}`, { day: formatDate(day, language) })}
        </span>
      </span>
      {may(by) && (
        <Link to={to} className={styles.action} aria-label={t(`needs.${kind}.named`, { what })}>
          {t(`needs.${kind}.action`)}
        </Link>
      )}
    </li>
  );
}

function AllTodos({ count }: { count: number }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  return (
    <Link to={ALL_TODOS} className={styles.all}>
      {t('needs.all', { count, formatted: formatNumber(count, language) })}
    </Link>
  );
}
