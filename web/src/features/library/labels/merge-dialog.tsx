import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelMergePreviewDto } from '../../../api/generated/model';
import { mergeLabelsDtoLimits } from '../../../api/generated/model/limits/content-items';
import { useAnnouncement } from '../../../shared/announcements/use-announcement';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { LabelField } from '../../../shared/records/label-fields';
import type { DrawerProps } from '../../../shared/records/page-parts';
import { InlineError } from '../../../shared/ui/feedback/inline-error';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { FactList } from '../../../shared/ui/layout/fact-list';
import { LabelMergeStore } from './label-merge.store';
import { labelView } from './labels-view';
import styles from './components/labels.module.css';

/** Asks into which label to merge, and says before what changes, because there is no way back. */
export const MergeDialog = observer(function MergeDialog({ id: from, onClose }: DrawerProps<string>) {
  const { t } = useTranslation('labels');
  const [{ into: proposed }] = useUrlView(labelView);
  const [store] = useState(() => new LabelMergeStore(from, proposed));
  useEffect(() => store.stop, [store]);
  const { form, preview } = store;
  const { entry } = useInputs(form, { into: { required: t('merge.missing') } });
  const { onChange, ...input } = entry('into');
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { label: from })}
      action={t('merge.send')}
      isIrreversible
      isRefused={!store.isShown && form.values.into.trim() !== ''}
      onSent={(merge) => {
        toasts.show({
          kind: 'success',
          id: `label-merge:${merge.id}`,
          text: t('merge.begun', { from: merge.from, into: merge.into }),
        });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t('merge.text')}</p>
      <LabelField
        {...input}
        label={t('merge.into')}
        placeholder={t('merge.into.hint')}
        autoComplete="off"
        maxLength={mergeLabelsDtoLimits.into.maxLength}
        except={[from]}
        onText={(text) => {
          onChange(text);
          store.look();
        }}
      />
      {preview.state === 'error' && <InlineError error={preview.error} />}
      {store.isShown && preview.data !== null && <Preview {...preview.data} />}
    </FormDialog>
  );
});

/** What changes, and what else it does. */
function Preview({ from, into }: LabelMergePreviewDto) {
  const { t } = useTranslation(['labels', 'records']);
  const language = useLanguage();
  const { sets, presets, queues, views } = from.places;
  const counts = { items: from.items, sets, presets, queues, views };
  const keys = ['items', 'sets', 'presets', 'queues', 'views'] as const;
  const names = { from: from.label, into: into.label };
  useAnnouncement(`${t('merge.preview.into', names)} ${t('records:labels.items', { count: from.items })}`);
  const isNamed = [from, into].some(({ places }) => places.sets + places.presets + places.queues > 0);
  return (
    <section aria-label={t('merge.preview')} className={styles.preview}>
      <p>{t('merge.preview.into', names)}</p>
      <FactList
        facts={keys.map((key) => ({
          key,
          label: t(`merge.${key}`),
          value: formatNumber(counts[key], language),
        }))}
      />
      {isNamed && <p>{t('merge.widens', { ...names, count: into.items })}</p>}
      <p className={styles.warning}>{t('merge.final', names)}</p>
    </section>
  );
}
