import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { createProgrammeDtoLimits } from '../../../../api/generated/model/limits/studio';
import { FormDialog, type RecordFormProps } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import type { ProgrammeDto } from '../../../../api/generated/model';
import { TextField } from '../../../../shared/ui/fields/text-field';
import type { ProgrammeValues } from '../programme-form';

type Props = RecordFormProps<ProgrammeValues, ProgrammeDto[]>;

/** Name and duration of an entry. */
export const ProgrammeDialog = observer(function ProgrammeDialog(props: Props) {
  const { t } = useTranslation('studio');
  const { text, digits } = useInputs(props.form, {
    name: { required: t('programme.name.missing') },
    duration: {
      required: t('programme.duration.missing'),
      pattern: t('programme.duration.wrong'),
      range: t('programme.duration.range'),
    },
  });
  return (
    <FormDialog
      {...props}
      labelOf={(field) => t(`programme.${field}`)}
      textOf={(field, theirs) => theirs[field]}
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
    </FormDialog>
  );
});
