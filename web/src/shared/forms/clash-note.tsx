import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import { Button } from '../ui/actions/button';
import { Alert } from '../ui/feedback/alert';
import type { MergingStore } from './merging.store';
import type { FieldOf } from './problem';
import styles from './clash-note.module.css';

interface Props<Values extends object, Answer> {
  merging: MergingStore<Values, Answer>;
  labelOf: (field: FieldOf<Values>) => string;
  /** The value as people read it. */
  textOf: (field: FieldOf<Values>, values: Values) => string;
}

/** Above the buttons of a form: who changed the record meanwhile, and theirs for each field that both changed. */
export const ClashNote = observer(function ClashNote<Values extends object, Answer>(
  props: Props<Values, Answer>,
) {
  const { merging, labelOf, textOf } = props;
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { clash } = merging;
  if (clash === null) return null;
  const { person, time, fields, theirs } = clash;
  const isKnown = person !== null && time !== null;
  return (
    <Alert kind="warning">
      <p>
        {isKnown ? t('clash.by', { person, time: formatMinute(time, language) }) : t('clash')}{' '}
        {t('clash.keep')}
      </p>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field} className={styles.field}>
            <span className={styles.theirs}>
              {t('clash.theirs', {
                field: labelOf(field),
                value: textOf(field, theirs) || t('clash.empty'),
              })}
            </span>
            <Button
              look="text"
              aria-label={t('clash.take.named', { field: labelOf(field) })}
              onClick={() => {
                merging.takeTheirs(field);
              }}
            >
              {t('clash.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}) as <Values extends object, Answer>(props: Props<Values, Answer>) => ReactNode;
