import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto, QueueAction } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Permitted } from '../../../../shared/session/permitted';
import { may, rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import { Time } from '../../../../shared/ui/layout/time';
import { QueueConditions } from '../queues/queue-conditions';
import { CardFrame } from './card-frame';
import { Duration } from './duration';
import styles from './quality-card.module.css';

interface Props {
  card: QualityInspectionDto;
  title: string;
  busy: boolean;
  /** It was just restored, and replaces a button that had the focus. */
  takesFocus: boolean;
  note: Note | undefined;
  onInspect: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Missing where the reader may not see it. */
  onHistory: (() => void) | undefined;
  onNoteClose: () => void;
}

export const QualityCard = observer(function QualityCard({
  card,
  title,
  busy,
  takesFocus,
  onInspect,
  onEdit,
  onRemove,
  ...frame
}: Props) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const { actions, data, description } = card;
  const buttons = {
    remove: (
      <Permitted roles={rolesThatMay('removeQualityInspection')}>
        <Button
          autoFocus={takesFocus}
          busy={busy}
          aria-label={t('queue.action.remove.label', { title })}
          onClick={onRemove}
        >
          {t('queue.action.remove')}
        </Button>
      </Permitted>
    ),
    edit: (
      <Permitted roles={rolesThatMay('editQualityInspection')}>
        <Button aria-label={t('queue.action.edit.label', { title })} onClick={onEdit}>
          {t('queue.action.edit')}
        </Button>
      </Permitted>
    ),
    inspect: may('passQualityInspectionItem') && (
      <Button look="primary" aria-label={t('queue.action.inspect.label', { title })} onClick={onInspect}>
        {t('queue.action.inspect')}
      </Button>
    ),
    // RemovedCard offers this action.
    restore: null,
  } satisfies Record<QueueAction, ReactNode>;
  const legal = Object.entries(buttons)
    .filter(([action]) => actions.some((one) => one === action))
    .map(([action, button]) => <Fragment key={action}>{button}</Fragment>);
  return (
    <CardFrame title={title} busy={busy} actions={legal} {...frame}>
      {!card.isGeneral && (
        <p>
          <Time wire={description} text={(time) => t('queue.created', { time })} />
        </p>
      )}
      <QueueConditions card={card} />
      <dl className={styles.figures}>
        {data.map(({ key, value }) => {
          // The backlog is in seconds; the unit follows the number.
          const figure = Number.parseInt(value, 10);
          return (
            <div key={key} className={styles.figure}>
              <dt>{t(`queue.figure.${key}`)}</dt>
              <dd>{key === 'backlog' ? <Duration seconds={figure} /> : formatNumber(figure, language)}</dd>
            </div>
          );
        })}
      </dl>
    </CardFrame>
  );
});
