import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { announcementTextDtoLimits } from '../../../api/generated/model/limits/announcements';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { LanguageGroups } from '../../../shared/forms/language-groups';
import type { MergingStore } from '../../../shared/forms/merging.store';
import { inEachLanguage, isUntranslated, partOf } from '../../../shared/forms/translated';
import { useInputs } from '../../../shared/forms/use-inputs';
import { languageNames } from '../../../shared/i18n/languages';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import { type AnnouncementDraft, parts } from './announcement-draft';
import styles from './announcement-editor.module.css';
import { kinds } from './announcements-view';
import type { Saved } from './announcements.store';

interface Props {
  merging: MergingStore<AnnouncementDraft, Saved>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

const limits = announcementTextDtoLimits;

/** Writes an announcement in one language or in several. */
export const AnnouncementEditor = observer(function AnnouncementEditor({ merging, onSaved, onClose }: Props) {
  const { t } = useTranslation(['announcements', 'shared']);
  const { form } = merging;
  const isNew = form.version === undefined;
  const missing = t(isUntranslated(parts, form.values) ? 'form.none' : 'form.title.missing');
  const { text, value } = useInputs(
    form,
    inEachLanguage({ title: { required: missing }, text: { required: t('form.text.missing') } }),
  );
  const kind = value('kind');
  const labelOf = (field: keyof AnnouncementDraft) => {
    if (field === 'kind') return t('form.kind');
    const { part, language } = partOf<(typeof parts)[number]>(field);
    return t('form.part', { part: t(`form.${part}`), language: languageNames[language] });
  };
  return (
    <FormDialog
      shape="sheet"
      form={form}
      title={t(isNew ? 'form.create' : 'form.edit')}
      action={t(isNew ? 'form.publish' : 'form.save')}
      className={styles.form}
      merging={merging}
      labelOf={labelOf}
      textOf={(field, theirs) => (field === 'kind' ? t(`shared:announcement.${theirs.kind}`) : theirs[field])}
      onSent={onSaved}
      onCancel={onClose}
    >
      <SelectField
        label={t('form.kind')}
        value={kind.value}
        options={kinds.map((one) => ({ value: one, label: t(`shared:announcement.${one}`) }))}
        onChange={kind.onChange}
      />
      <p className={styles.hint}>{t('form.hint')}</p>
      <LanguageGroups>
        {(language) => (
          <>
            <TextField
              {...text(`title-${language}`)}
              isRequired={false}
              label={t('form.title')}
              lang={language}
              autoComplete="off"
              maxLength={limits.title.maxLength}
            />
            <TextAreaField
              {...value(`text-${language}`)}
              isRequired={false}
              label={t('form.text')}
              lang={language}
              rows={3}
              maxLength={limits.text.maxLength}
            />
          </>
        )}
      </LanguageGroups>
    </FormDialog>
  );
});
