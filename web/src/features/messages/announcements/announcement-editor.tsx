import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import type { AnnouncementDto, WriteAnnouncementDto } from '../../../api/generated/model';
import { announcementTextDtoLimits } from '../../../api/generated/model/limits/announcements';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard';
import { languageNames, languages } from '../../../shared/i18n/languages';
import { newKey } from '../../../shared/lib/new-key';
import { type Note, NoteLine } from '../../../shared/ui/feedback/note-line';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { draftOf, type MissingField, missingIn, requestOf } from './announcement-draft';
import styles from './announcement-editor.module.css';
import { kinds } from './announcements-view';

interface Props {
  /** Null: a new one. */
  announcement: AnnouncementDto | null;
  /** Rejects with the error of the server. */
  onSave: (request: WriteAnnouncementDto, idempotencyKey: string) => Promise<void>;
  onClose: () => void;
}

const limits = announcementTextDtoLimits;

/** Writes an announcement in one language or in several. */
export function AnnouncementEditor({ announcement, onSave, onClose }: Props) {
  const { t } = useTranslation(['announcements', 'shared']);
  const id = useId();
  const [initial] = useState(() => draftOf(announcement));
  const [draft, setDraft] = useState(initial);
  useLeaveGuard(draft !== initial);
  // Stays the same until the input changes, so that a retry after a lost response publishes once.
  const [key, setKey] = useState(newKey);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const missing = missingIn(draft);

  const change = (next: typeof draft) => {
    setDraft(next);
    setKey(newKey());
  };
  const send = async () => {
    setBusy(true);
    setNote(null);
    try {
      await onSave(requestOf(draft), key);
      onClose();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === CONFLICT;
      setNote(isConflict ? { kind: 'conflict' } : { kind: 'failure', error });
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = missing;
    if (first === undefined) {
      if (!isBusy) void send();
    } else event.currentTarget.querySelector<HTMLElement>(`[name="${nameOf(first)}"]`)?.focus();
  };
  const isEmpty = requestOf(draft).texts.length === 0;
  const errorOf = (field: MissingField) => {
    const isShown = isTried && missing.some((other) => nameOf(other) === nameOf(field));
    if (!isShown) return undefined;
    return isEmpty && field.field === 'title' && draft.texts[field.language].text.trim() === ''
      ? t('form.none')
      : t(`form.${field.field}.missing`);
  };
  return (
    <Dialog shape="sheet" title={t(announcement === null ? 'form.create' : 'form.edit')} onClose={onClose}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          label={t('form.kind')}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: t(`shared:announcement.${value}`) }))}
          onChange={(kind) => {
            change({ ...draft, kind });
          }}
        />
        <p className={styles.hint}>{t('form.hint')}</p>
        {languages.map((language) => {
          const text = draft.texts[language];
          const write = (part: Partial<typeof text>) => {
            change({ ...draft, texts: { ...draft.texts, [language]: { ...text, ...part } } });
          };
          return (
            <fieldset key={language} className={styles.language}>
              <legend className={styles.legend} lang={language}>
                {languageNames[language]}
              </legend>
              <TextField
                label={t('form.title')}
                name={nameOf({ language, field: 'title' })}
                lang={language}
                autoComplete="off"
                maxLength={limits.title.maxLength}
                value={text.title}
                error={errorOf({ language, field: 'title' })}
                onChange={({ target }) => {
                  write({ title: target.value });
                }}
              />
              <TextAreaField
                label={t('form.text')}
                name={nameOf({ language, field: 'text' })}
                lang={language}
                rows={3}
                maxLength={limits.text.maxLength}
                value={text.text}
                error={errorOf({ language, field: 'text' })}
                onChange={(written) => {
                  write({ text: written });
                }}
              />
            </fieldset>
          );
        })}
        {note !== null && <NoteLine note={note} conflictText={t('conflict')} />}
      </form>
      <DialogActions
        primary={{ label: t(announcement === null ? 'form.publish' : 'form.save'), isBusy, form: id }}
        secondary={[{ label: t('shared:action.cancel'), onClick: onClose }]}
      />
    </Dialog>
  );
}

function nameOf({ language, field }: MissingField): string {
  return `${field}-${language}`;
}
