import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../api/generated/model';
import { ReviewHistory } from '../../../shared/records/review-history';
import { seesAllContent } from '../../../shared/session/permissions';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { ItemRead } from './components/item-read';
import { RevisionList } from './components/revision-list';
import type { ContentItemRecordStore } from './content-item-record.store';
import type { ContentItemView } from './content-items-view';
import { historyActions, recordTabs } from './content-items.constants';
import { useHistoryText } from './use-history-text';

interface Props {
  store: ContentItemRecordStore;
  item: ContentItemDto;
  view: ContentItemView;
  onView: (change: Partial<ContentItemView>) => void;
}

const tabs = ['read', ...recordTabs] as const;

/** What the item says, and for those who work on it what it said before, and who did what with it. */
export const ContentItemParts = observer(function ContentItemParts({ store, item, view, onView }: Props) {
  const { t } = useTranslation('content-items');
  const historyText = useHistoryText();
  const { revisions, sets, review } = store;
  const read = <ItemRead store={revisions} sets={sets} item={item} />;
  if (!item.own && !seesAllContent()) return read;
  const { tab } = view;
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
      chosen={tab === '' ? 'read' : tab}
      onChoose={(chosen) => {
        onView({ tab: chosen === 'read' ? '' : chosen });
      }}
    >
      {tab === '' && read}
      {tab === 'revisions' && <RevisionList store={revisions} item={item} onView={onView} />}
      {tab === 'history' && (
        <ReviewHistory store={review.record.history} actions={historyActions} textOf={historyText} />
      )}
    </Tabs>
  );
});
