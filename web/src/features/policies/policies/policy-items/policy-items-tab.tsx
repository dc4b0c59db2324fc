import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyViewDto } from '../../../../api/generated/model';
import { may, seesAllContent } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../../shared/ui/feedback/undoable';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Pager } from '../../../../shared/ui/pager/pager';
import { ItemsSummary } from './components/items-summary';
import styles from './components/items.module.css';
import { ReadList } from './components/read-list';
import { RuleText } from './components/rule-text';
import type { PolicyItemsDrafts } from '../policy-items-drafts';
import type { Saved } from './member';
import { MembersEditor } from './members-editor';
import { type PolicyItems, PolicyItemsStore } from './policy-items.store';
import { RuleEditor } from './rule-editor';
import { draftOf } from './rule-form';
import { useDrawnPage } from './use-drawn-page';

interface Props {
  policy: PolicyViewDto;
  /** Where the items stay while other tabs and records are shown. */
  drafts: PolicyItemsDrafts;
  /** The items were saved. */
  onChanged: () => void;
}

const skeleton = <SkeletonLines count={8} />;

/** What a set holds: a list that is arranged by hand, or a rule. */
export const PolicyItemsTab = observer(function PolicyItemsTab({ policy, drafts, onChanged }: Props) {
  const { id } = policy;
  const store = drafts.of(id);
  useEffect(() => {
    if (drafts.of(id) === undefined) drafts.keep(id, new PolicyItemsStore(id));
  }, [drafts, id]);
  return store === undefined ? skeleton : <Items policy={policy} store={store} onChanged={onChanged} />;
});

interface ItemsProps extends Omit<Props, 'drafts'> {
  store: PolicyItemsStore;
}

const Items = observer(function Items({ policy, store, onChanged }: ItemsProps) {
  const { t } = useTranslation('policy-items');
  const { id, name, version, deletedTime } = policy;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => store.follow(), [store]);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store, version]);
  const saved = (text: string, { undo }: Saved) => {
    // The button goes.
    summary.current?.focus();
    if (undo === undefined) toasts.show({ kind: 'success', text });
    else {
      undoable({
        id: `items:${id}`,
        text,
        undo: async () => {
          await undo();
          onChanged();
        },
      });
    }
    onChanged();
  };
  const { edit } = store;
  const mayEdit = may('setPolicyItems') && deletedTime === null;
  return (
    <div className={styles.body}>
      <ResourceView resource={store.view} skeleton={skeleton} onRetry={() => void store.load()}>
        {(items) => (
          <>
            <ItemsSummary ref={summary} items={items} policy={policy} />
            {!mayEdit && <ItemsRead items={items} onMore={() => void store.loadMore()} />}
            {mayEdit && edit !== null && 'members' in edit && (
              <MembersEditor
                store={edit.members}
                items={items}
                onSaved={(answer) => {
                  saved(t('saved', { name }), answer);
                }}
              />
            )}
            {mayEdit && edit !== null && 'rule' in edit && (
              <RuleEditor
                store={edit.rule}
                items={items}
                onSaved={(answer) => {
                  saved(t('saved.rule', { name }), answer);
                }}
              />
            )}
          </>
        )}
      </ResourceView>
    </div>
  );
});

function ItemsRead({ items, onMore }: { items: PolicyItems; onMore: () => void }) {
  const { t } = useTranslation('policy-items');
  const { filterType, rule, authors, list, total } = items;
  const { first, end, hasPages, pager } = useDrawnPage(list.length);
  return (
    <>
      {filterType === 'rules' && rule !== null && <RuleText rule={draftOf(rule, authors)} />}
      {list.length === 0 ? (
        <StatePanel icon={<IconEmpty />} title={t('empty')}>
          {t('empty.read')}
        </StatePanel>
      ) : (
        <>
          <ReadList
            label={t('list')}
            members={list.slice(first, end)}
            first={first}
            opensAll={seesAllContent()}
          />
          {hasPages && <Pager {...pager} />}
        </>
      )}
      {list.length < total && (
        <Button look="text" className={styles.more} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
