import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceMeasure, FigureDefinition } from '../../../../api/generated/model';
import { formatPeriod } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { UnknownNote } from '../people/unknown-note';
import { ContentRows } from './content-rows';
import { PeopleRows } from './people-rows';
import styles from './rows.module.css';
import { ALL_DAY, contentParams, peopleParams, type RowsMeasure, type RowsView } from './rows-view';

interface Props {
  measure: RowsMeasure;
  view: RowsView;
  onView: (change: Partial<RowsView>) => void;
  onClose: () => void;
}

const STEP_HOURS = 2;

const DEFINITIONS = {
  active: 'activePeople',
  returned: 'returnedPeople',
  retained: 'retainedPeople',
} as const satisfies Record<AudienceMeasure, FigureDefinition>;

/** The rows behind a figure or a mark. The address of the page says which. */
export function RowsDrawer({ measure, view, onView, onClose }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const content = useMemo(() => contentParams(view), [view]);
  const people = useMemo(() => peopleParams(view), [view]);
  const title = t('rows', { measure: t(`measure.${measure}`) });
  const { kind, subject, source, step, author, rowsDays } = view;
  const [from = '', to = ''] = rowsDays;
  const conditions = [
    from !== '' && formatPeriod(from, to, language),
    step !== ALL_DAY && `${step * STEP_HOURS}:00 – ${(step + 1) * STEP_HOURS}:00`,
    kind !== '' && t(`kind.${kind}`),
    subject !== '' && t(`subject.${subject}`),
    source !== '' && t(`source.${source}`),
    author > 0 && t('rows.ofAuthor'),
  ].filter((text) => text !== false);
  return (
    <Dialog title={title} shape="desk" onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.conditions}>{conditions.join(' · ')}</p>
        {content !== null && <ContentRows label={title} params={content} view={view} onView={onView} />}
        {people !== null && <UnknownNote of={[DEFINITIONS[people.measure]]} />}
        {people !== null && <PeopleRows label={title} params={people} view={view} onView={onView} />}
      </div>
    </Dialog>
  );
}
