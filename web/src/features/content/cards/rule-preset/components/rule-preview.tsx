import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDto, RulePreviewItemDto } from '../../../../../api/generated/model';
import { listPoliciesLimits } from '../../../../../api/generated/model/limits/policies';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { RecordPicker } from '../../../../../shared/records/record-picker';
import { SkeletonLines } from '../../../../../shared/ui/feedback/skeleton-lines';
import { StateTag } from '../../../../../shared/ui/layout/state-tag';
import { ResourceView } from '../../../../../shared/ui/loaded/resource-view';
import { parametersOf } from '../rule-form';
import type { RuleEditStore } from '../rule-preset.store';
import styles from './rule.module.css';

interface Props {
  store: RuleEditStore;
  /** Of the rule. */
  name: string;
}

/** What the rule does to a set, as it is edited now. */
export const RulePreview = observer(function RulePreview({ store, name }: Props) {
  const { t } = useTranslation('rule-preset');
  const [set, setSet] = useState<PolicyDto | null>(null);
  const { form, preview } = store;
  const isRight = Object.keys(form.problems).length === 0;
  const asked = isRight ? JSON.stringify(parametersOf(name, form.values)) : null;
  const policyId = set?.id;
  useEffect(() => {
    if (asked !== null && policyId !== undefined)
      store.follow(policyId, JSON.parse(asked) as ReturnType<typeof parametersOf>);
  }, [store, policyId, asked]);
  useEffect(() => store.stop, [store]);
  const { data } = preview;
  useAnnouncement(data === null ? '' : t('preview.summary', { ...data }));
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h3 className={styles.heading}>{t('preview')}</h3>
      <RecordPicker
        store={store.sets}
        label={t('preview.set')}
        hint={t('preview.hint')}
        searchLabel={t('preview.search')}
        maxLength={listPoliciesLimits.name.maxLength}
        value={set}
        onChange={setSet}
      />
      {set !== null && !isRight && <p className={styles.quiet}>{t('preview.wrong')}</p>}
      {set !== null && isRight && (
        <ResourceView resource={preview} skeleton={<SkeletonLines count={6} />} onRetry={store.loadPreview}>
          {(found) => (
            <>
              <p>{t('preview.summary', { ...found })}</p>
              <ul className={styles.list} aria-label={t('preview.list')}>
                {found.list.map((item) => (
                  <PreviewRow key={item.id} item={item} />
                ))}
              </ul>
            </>
          )}
        </ResourceView>
      )}
    </section>
  );
});

function PreviewRow({ item }: { item: RulePreviewItemDto }) {
  const { t } = useTranslation('rule-preset');
  const language = useLanguage();
  const { title, language: own, before, after, isMoved } = item;
  const change = after === null ? 'hidden' : before === null ? 'shown' : isMoved ? 'moved' : undefined;
  return (
    <li className={styles.row} data-change={change}>
      <span className={styles.place}>{after === null ? '–' : formatNumber(after, language)}</span>
      <bdi lang={own} className={styles.title}>
        {title}
      </bdi>
      {change !== undefined && (
        <StateTag tone={change === 'hidden' ? 'bad' : 'info'}>
          {t(`preview.${change}`, { before: before ?? 0, after: after ?? 0 })}
        </StateTag>
      )}
    </li>
  );
}
