import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulePresetDetailDto } from '../../../../api/generated/model';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { Form } from '../../../../shared/forms/form';
import { useDiscard } from '../../../../shared/forms/use-discard';
import { useTellMerge } from '../../../../shared/forms/use-tell-merge';
import { listOf } from '../../../../shared/i18n/format';
import { isolated } from '../../../../shared/i18n/isolated';
import { languageNames } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { RuleFields } from './components/rule-fields';
import { RulePreview } from './components/rule-preview';
import type { RuleDrawerProps } from './rule-drawer-props';
import type { RuleDraft, RuleField } from './rule-form';
import { RuleEditStore } from './rule-preset.store';
import styles from './rule-preset.module.css';

interface Props extends Pick<RuleDrawerProps, 'onSaved' | 'turnsOn'> {
  rule: RulePresetDetailDto;
}

export const RuleEditor = observer(function RuleEditor({ rule, turnsOn, onSaved }: Props) {
  const { t } = useTranslation('rule-preset');
  const language = useLanguage();
  const id = useId();
  const [store] = useState(() => new RuleEditStore(rule));
  const { form, merging } = store;
  const labelOf = (field: RuleField) => t(`field.${field}`);
  const tellMerge = useTellMerge(labelOf);
  const discard = useDiscard(form, () => undefined);
  const save = async () => {
    const saved = await store.save();
    if (saved === null) return;
    tellMerge(merging.merge);
    onSaved(saved.rule, saved.undo);
  };
  return (
    <div className={styles.editor}>
      {turnsOn && <p>{t('turnsOn')}</p>}
      <Form
        form={form}
        id={id}
        label={t('parameters')}
        className={styles.form ?? ''}
        onSubmit={save}
        actions={
          <DialogActions
            note={
              <ClashNote
                merging={merging}
                labelOf={labelOf}
                textOf={(field, draft) => listOf(entriesOf(field, draft), language)}
              />
            }
            primary={{ label: t(turnsOn ? 'saveAndTurnOn' : 'save'), isBusy: form.isSending, form: id }}
            secondary={form.isDirty ? [{ label: t('discard'), onClick: discard }] : []}
          />
        }
      >
        <RuleFields store={store} name={rule.key} />
      </Form>
      <RulePreview store={store} name={rule.key} />
    </div>
  );
});

/** The value of a field as people read it. */
function entriesOf(field: RuleField, draft: RuleDraft): string[] {
  switch (field) {
    case 'parameters.labels':
    case 'parameters.words':
      return draft[field];
    case 'parameters.itemIds':
      return draft[field].map(({ name }) => name);
    case 'parameters.weights':
      return draft[field].map(({ label, weight }) => `${isolated(label)}: ${String(weight)}`);
    case 'parameters.places':
      return draft[field].map(({ item, place }) => `${String(place)}: ${isolated(item.name)}`);
    case 'parameters.languages':
      return draft[field].map((one) => languageNames[one]);
    case 'parameters.withoutEmoji':
      return [draft[field] ? '✓' : '–'];
  }
}
