import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemListItemDto, ContentType } from '../../../../api/generated/model';
import { setPolicyItemsDtoLimits } from '../../../../api/generated/model/limits/policies';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useFoundAnnouncement } from '../../../../shared/lists/use-found-announcement';
import { PickerChoice } from '../../../../shared/records/picker-choice';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { Pager } from '../../../../shared/ui/pager/pager';
import { KindOfMember } from './components/kind-of-member';
import { PickerFilters } from './components/picker-filters';
import styles from './components/picker.module.css';
import { memberOf } from './member';
import { ItemPickerStore } from './item-picker.store';

interface Props {
  contentType: ContentType;
  /** Those that the list has already. */
  itemIds: readonly number[];
  onAdd: (items: readonly ContentItemListItemDto[]) => void;
  onClose: () => void;
}

/** Finds content for a set, and adds several items at once. */
export const ItemPickerDialog = observer(function ItemPickerDialog(props: Props) {
  const { contentType, itemIds, onAdd, onClose } = props;
  const { t } = useTranslation(['policy-items', 'shared']);
  const language = useLanguage();
  const [store] = useState(() => new ItemPickerStore(contentType));
  const { list, chosen, query } = store;
  useFoundAnnouncement(list);
  useEffect(() => {
    store.ask();
    return store.stop;
  }, [store]);
  const max = setPolicyItemsDtoLimits.itemIds.maxItems;
  const room = max - itemIds.length - chosen.length;
  const count = chosen.length;
  return (
    <Dialog shape="desk" title={t('picker.title')} onClose={onClose}>
      <div className={styles.body}>
        <PickerFilters store={store} contentType={contentType} />
        <div className={styles.results} role="group" aria-label={t('picker.results')}>
          <KeptFresh source={list.page}>
            {list.state === 'loading' && <SkeletonLines count={8} />}
            {list.state === 'error' && <ErrorState error={list.error} onRetry={store.ask} />}
            {list.state === 'empty' && (
              <StatePanel icon={<IconEmpty />} title={t('picker.none')}>
                {t('picker.none.text')}
              </StatePanel>
            )}
            {list.rows.map((item) => {
              const isIn = itemIds.includes(item.id);
              const isChosen = chosen.some(({ id }) => id === item.id);
              return (
                <PickerChoice
                  key={item.id}
                  type="checkbox"
                  checked={isIn || isChosen}
                  disabled={isIn || (!isChosen && room <= 0)}
                  detail={<ItemFacts item={item} isIn={isIn} />}
                  onChange={(isChecked) => {
                    store.choose(item, isChecked);
                  }}
                >
                  <bdi lang={item.language}>{item.title}</bdi>
                </PickerChoice>
              );
            })}
          </KeptFresh>
        </div>
        <Pager
          current={query.current}
          pageSize={query.pageSize}
          total={list.isAnswered ? list.total : null}
          onPage={(current) => {
            store.narrow({ current });
          }}
          onPageSize={(pageSize) => {
            store.narrow({ pageSize });
          }}
        />
      </div>
      <DialogActions
        note={
          <p>
            {room > 0
              ? t('picker.room', { count: room })
              : t('picker.full', { max: formatNumber(max, language) })}
          </p>
        }
        primary={{
          label: count === 0 ? t('picker.send.none') : t('picker.send', { count }),
          isDisabled: count === 0,
          onClick: () => {
            onAdd(chosen);
          },
        }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
});

function ItemFacts({ item, isIn }: { item: ContentItemListItemDto; isIn: boolean }) {
  const { t } = useTranslation(['policy-items', 'content-items']);
  const { author, language, reason } = memberOf(item);
  return (
    <span className={styles.facts}>
      {isIn && <StateTag tone="info">{t('picker.isIn')}</StateTag>}
      {reason !== undefined && <StateTag tone="quiet">{t(`reason.${reason}`)}</StateTag>}
      <KindOfMember {...item} />
      <bdi>{author.name}</bdi>
      <span>{t(`content-items:language.${language}`)}</span>
    </span>
  );
}
