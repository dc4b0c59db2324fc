import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { createProgrammeDtoLimits } from '../../../../api/generated/model/limits/studio';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import type { MergingStore } from '../../../../shared/forms/merging.store';
import { useInputs } from '../../../../shared/forms/use-inputs';
import type { ProgrammeDto } from '../../../../api/generated/model';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { ProgrammeForm, ProgrammeValues } from '../programme-form';

interface Props {
  form: ProgrammeForm;
  /** Where others may change it meanwhile. */
  merging?: MergingStore<ProgrammeValues, ProgrammeDto[]>;
  title: string;
  action: string;
  onSent: (programmes: ProgrammeDto[]) => void;
  onCancel: () => void;
}

/** Name and duration of an entry. */
export const ProgrammeDialog = observer(function ProgrammeDialog(props: Props) {
  const { form, merging, title, action, onSent, onCancel } = props;
  const { t } = useTranslation('studio');
  const { text, digits } = useInputs(form, {
    name: { required: t('programme.name.missing') },
    duration: {
      required: t('programme.duration.missing'),
      pattern: t('programme.duration.wrong'),
      range: t('programme.duration.range'),
    },
  });
  return (
    <FormDialog
      form={form}
      {...(merging && { submit: merging.submit })}
      title={title}
      action={action}
      onSent={onSent}
      onCancel={onCancel}
    >
      <TextField
        {...text('name')}
        label={t('programme.name')}
        autoComplete="off"
        maxLength={createProgrammeDtoLimits.name.maxLength}
      />
      <TextField
        {...digits('duration')}
        label={t('programme.duration')}
        hint={t('programme.duration.hint')}
        autoComplete="off"
      />
      {merging && (
        <ClashNote
          merging={merging}
          labelOf={(field) => t(`programme.${field}`)}
          textOf={(field, theirs) => theirs[field]}
        />
      )}
    </FormDialog>
  );
});
