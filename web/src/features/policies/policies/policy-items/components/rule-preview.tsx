import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '../../../../../api/generated/model';
import { announce } from '../../../../../shared/announcements/live-regions';
import { SkeletonLines } from '../../../../../shared/ui/feedback/skeleton-lines';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { ResourceView } from '../../../../../shared/ui/loaded/resource-view';
import type { RuleEditStore } from '../rule-edit.store';
import { ruleOf } from '../rule-form';
import styles from './items.module.css';
import { ReadList } from './read-list';
import rule from './rule.module.css';

interface Props {
  store: RuleEditStore;
  contentType: ContentType;
}

/** What the rule chooses as it is edited now. */
export const RulePreview = observer(function RulePreview({ store, contentType }: Props) {
  const { t } = useTranslation('policy-items');
  const { preview, form } = store;
  const isRight = Object.keys(form.problems).length === 0;
  const asked = isRight ? JSON.stringify(ruleOf(form.values)) : null;
  useEffect(() => {
    if (asked !== null) preview.follow(contentType, JSON.parse(asked) as ReturnType<typeof ruleOf>);
  }, [preview, contentType, asked]);
  useEffect(() => preview.stop, [preview]);
  const total = preview.found.data?.total;
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    if (said.current !== undefined && said.current !== total) announce(t('preview.found', { count: total }));
    said.current = total;
  }, [total, t]);
  return (
    <section aria-label={t('preview')}>
      <h3 className={rule.heading}>{t('preview')}</h3>
      <ResourceView resource={preview.found} skeleton={<SkeletonLines count={6} />} onRetry={preview.load}>
        {({ total: count, list }) =>
          count === 0 ? (
            <StatePanel icon={<IconEmpty />} title={t('preview.none')}>
              {t('preview.none.text')}
            </StatePanel>
          ) : (
            <>
              <p className={styles.delivered}>{t('preview.found', { count })}</p>
              <ReadList label={t('preview')} members={list} opensAll />
              {count > list.length && (
                <p className={styles.why}>{t('preview.more', { count: count - list.length })}</p>
              )}
            </>
          )
        }
      </ResourceView>
    </section>
  );
});
