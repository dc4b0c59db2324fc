import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../api/generated/model';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import styles from './components/comparison.module.css';
import { OpenRevision } from './components/open-revision';
import { RevisionComparison } from './components/revision-comparison';
import type { ContentItemRecordStore } from './content-item-record.store';
import type { ContentItemView } from './content-items-view';

interface Props {
  store: ContentItemRecordStore;
  item: ContentItemDto;
  view: ContentItemView;
  onView: (change: Partial<ContentItemView>) => void;
  onTakenOver: (number: string) => void;
  onClose: () => void;
}

/** A revision as it was, or what differs between two. The address says which ones. */
export const ContentRevisionDialog = observer(function ContentRevisionDialog(props: Props) {
  const { store, item, view, onView, onTakenOver, onClose } = props;
  const { revision, with: other } = view;
  const { t } = useTranslation(['content-items', 'shared']);
  const language = useLanguage();
  const { revisions } = store;
  const { title, working, version, state, actions } = item;

  useEffect(() => {
    if (other === 0) revisions.read(revision);
    else revisions.compare(other, revision);
  }, [revisions, revision, other, version]);

  const numberOf = (number: number) => formatNumber(number, language);
  const newest = Math.max(working, revision, other);
  const numbers = Array.from({ length: newest }, (_, at) => newest - at);
  const options = numbers.map((value) => ({
    value,
    label: t('revisions.number', { number: numberOf(value) }),
  }));
  const takeOver = async () => {
    const number = numberOf(revision);
    const isDone = await confirm({
      title: t('revisions.ask.title', { number }),
      text: t(state === 'draft' ? 'revisions.ask.replace' : 'revisions.ask.begin'),
      action: t('revisions.restore'),
      isIrreversible: false,
      run: () => store.takeOver(revision),
    });
    if (isDone) onTakenOver(number);
  };
  const canTakeOver = actions.includes('edit') && revision !== working;
  return (
    <Dialog shape="desk" title={t('revision.title', { name: title })} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.choice}>
          <SelectField
            label={t('revision.chosen')}
            value={revision}
            options={options}
            onChange={(chosen) => {
              onView({ revision: chosen, ...(chosen === other ? { with: 0 } : {}) });
            }}
          />
          <SelectField
            label={t('compare.with')}
            value={other}
            options={[
              { value: 0, label: t('compare.with.none') },
              ...options.filter(({ value }) => value !== revision),
            ]}
            onChange={(chosen) => {
              onView({ with: chosen });
            }}
          />
        </div>
        {other === 0 ? (
          <OpenRevision store={revisions} number={revision} kind={item.kind} />
        ) : (
          <RevisionComparison store={revisions} from={other} to={revision} />
        )}
      </div>
      <DialogActions
        primary={canTakeOver ? { label: t('revisions.restore'), onClick: () => void takeOver() } : undefined}
        secondary={[{ label: t('shared:action.close'), onClick: onClose }]}
      />
    </Dialog>
  );
});
