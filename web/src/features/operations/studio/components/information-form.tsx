import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioCategory, type StudioInformationDto } from '../../../../api/generated/model';
import { studioInformationDtoLimits } from '../../../../api/generated/model/limits/studio';
import { useLeaveGuard } from '../../../../shared/forms/use-leave-guard';
import { formatMinute } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../../shared/ui/fields/text-field';
import {
  conflictsOf,
  type Draft,
  emptyDraft,
  type Field,
  missingIn,
  shownIn,
  typed,
  without,
} from '../information-draft';
import styles from './information-form.module.css';

interface Props {
  stored: StudioInformationDto;
  draft: Draft;
  isSaving: boolean;
  note: Note | null;
  /** Who saved it last; null if that is not known. */
  author: { person: string; time: string } | null;
  onChange: (draft: Draft) => void;
  onSave: () => Promise<void>;
}

export function InformationForm(props: Props) {
  const { stored, draft, isSaving, note, author, onChange, onSave } = props;
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const [isTried, setTried] = useState(false);
  const shown = shownIn(stored, draft);
  useLeaveGuard(Object.keys(draft.mine).length > 0);
  const missing = isTried ? missingIn(shown) : [];
  const limits = studioInformationDtoLimits;
  const errorOf = (field: Field) => (missing.includes(field) ? t('information.missing') : undefined);
  const wordsOf = (field: Field) => (field === 'category' ? t(`category.${stored.category}`) : stored[field]);

  const theirs = (field: Field) => {
    const told = { field: t(`information.${field}`), value: wordsOf(field) };
    return author === null
      ? t('information.conflict', told)
      : t('information.conflict.by', {
          ...told,
          person: author.person,
          time: formatMinute(author.time, language),
        });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = missingIn(shown);
    if (first !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!isSaving)
      void onSave().then(() => {
        setTried(false);
      });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        required
        name="title"
        label={t('information.title')}
        error={errorOf('title')}
        autoComplete="off"
        maxLength={limits.title.maxLength}
        value={shown.title}
        onChange={({ target }) => {
          onChange(typed(draft, stored, 'title', target.value));
        }}
      />
      <TextAreaField
        required
        name="notification"
        label={t('information.notification')}
        error={errorOf('notification')}
        maxLength={limits.notification.maxLength}
        value={shown.notification}
        onChange={(value) => {
          onChange(typed(draft, stored, 'notification', value));
        }}
      />
      <SelectField
        label={t('information.category')}
        value={shown.category}
        options={Object.values(StudioCategory).map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={(value) => {
          onChange(typed(draft, stored, 'category', value));
        }}
      />
      {conflictsOf(stored, draft).map((field) => (
        <Alert key={field} kind="warning">
          <p>{theirs(field)}</p>
          <Button
            look="text"
            onClick={() => {
              onChange(without(draft, field));
            }}
          >
            {t('information.takeTheirs')}
          </Button>
        </Alert>
      ))}
      {note?.kind === 'failure' && <NoteLine note={note} conflictText="" />}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={isSaving}>
          {t('information.save')}
        </Button>
        <Button
          onClick={() => {
            setTried(false);
            onChange(emptyDraft);
          }}
        >
          {t('information.reset')}
        </Button>
      </div>
    </form>
  );
}
