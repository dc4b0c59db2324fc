import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../shared/i18n/text-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { stages } from '../cards.constants';
import type { InspectionStore } from '../inspection.store';
import { Duration } from './duration';
import styles from './inspect-queue.module.css';

interface Props {
  store: InspectionStore;
  onChoose: (id: number) => void;
}

/** The items of a queue at one stage. */
export const InspectQueue = observer(function InspectQueue({ store, onChoose }: Props) {
  const { t } = useTranslation(['cards', 'content-items']);
  const { chosen, remaining, items } = store;
  return (
    <section className={styles.queue} aria-label={t('inspect.queue')} aria-busy={items.isLoading}>
      <SelectField
        label={t('inspect.stage')}
        value={store.stage}
        options={stages.map((value) => ({ value, label: t(`inspect.stage.${value}`) }))}
        onChange={store.show}
      />
      {items.state === 'loading' && <Skeleton height={200} />}
      {items.data?.length === 0 && !items.isLoading && (
        <p className={styles.empty}>{t('inspect.empty.text')}</p>
      )}
      <ol className={styles.items}>
        {items.data?.map(({ id, title, duration, kind }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              aria-current={id === chosen?.id}
              onClick={() => {
                onChoose(id);
              }}
            >
              <span className={styles.title} lang={languageOf(title)}>
                {title}
              </span>
              <span className={styles.facts}>
                {t(`content-items:kind.${kind}`)} · <Duration seconds={duration} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {remaining > 0 && <p className={styles.more}>{t('inspect.more', { count: remaining })}</p>}
    </section>
  );
});
