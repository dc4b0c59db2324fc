import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { Form } from '../../../../shared/forms/form';
import { useDiscard } from '../../../../shared/forms/use-discard';
import { useTellMerge } from '../../../../shared/forms/use-tell-merge';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { RuleFields } from './components/rule-fields';
import { RulePreview } from './components/rule-preview';
import styles from './components/rule.module.css';
import type { Saved } from './member';
import type { PolicyItems } from './policy-items.store';
import type { RuleEditStore } from './rule-edit.store';
import type { RuleDraft } from './rule-form';
import { useRuleTexts } from './use-rule-texts';

interface Props {
  store: RuleEditStore;
  items: PolicyItems;
  onSaved: (saved: Saved) => void;
}

const partOf = (field: keyof RuleDraft) => (field === 'agesFrom' || field === 'agesTo' ? 'ages' : field);

/** The rule of a set, and what it chooses. */
export const RuleEditor = observer(function RuleEditor({ store, items, onSaved }: Props) {
  const { t } = useTranslation('policy-items');
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const { form, merging } = store;
  const { labelOf, textOf } = useRuleTexts();
  const found = store.preview.found.data?.total;
  const discard = useDiscard(form, store.discard);
  const tellMerge = useTellMerge<keyof RuleDraft>((field) => labelOf(partOf(field)));
  // The form comes after its dialog. Arrow keys that move through the tabs keep the focus there.
  useEffect(() => {
    if (document.activeElement?.matches('[role="tab"]:focus-visible')) return;
    element.current?.querySelector('input')?.focus();
  }, []);
  const save = async () => {
    const saved = await store.save(items.rule);
    if (saved === null) return;
    tellMerge(merging.merge);
    onSaved(saved);
  };
  return (
    <div ref={element} className={styles.editor}>
      <Form
        form={form}
        id={id}
        label={t('rule')}
        className={styles.form ?? ''}
        onSubmit={save}
        actions={
          (form.isDirty || items.rule === null) && (
            <DialogActions
              note={
                <>
                  <ClashNote
                    merging={merging}
                    labelOf={(field) => labelOf(partOf(field))}
                    textOf={(field, draft) => textOf(partOf(field), draft)}
                  />
                  {found !== undefined && <p aria-hidden="true">{t('preview.found', { count: found })}</p>}
                </>
              }
              primary={{ label: t('save'), isBusy: form.isSending, form: id }}
              secondary={form.isDirty ? [{ label: t('discard'), onClick: discard }] : []}
            />
          )
        }
      >
        <RuleFields store={store} />
      </Form>
      <RulePreview store={store} contentType={items.contentType} />
    </div>
  );
});
