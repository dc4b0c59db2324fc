import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupDetailsDto, GroupKind, GroupTeamDto } from '../../../api/generated/model';
import { editGroupDtoLimits } from '../../../api/generated/model/limits/directory';
import { FormDialog, type RecordFormProps } from '../../../shared/forms/form-dialog';
import { codePointsOf } from '../../../shared/lib/text-length';
import { useInputs } from '../../../shared/forms/use-inputs';
import { SelectField } from '../../../shared/ui/fields/select-field';
import { TextAreaField } from '../../../shared/ui/fields/text-area-field';
import { TextField } from '../../../shared/ui/fields/text-field';
import { TeamChoices } from './directory.store';
import { type GroupValues, NO_TEAM } from './group-form';

interface Props extends RecordFormProps<GroupValues, GroupDetailsDto> {
  kind: GroupKind;
  /** The team that a project has, which may be closed, or not be the reader's. */
  current?: GroupTeamDto | null;
}

export const GroupFormDialog = observer(function GroupFormDialog(props: Props) {
  const { kind, current = null, ...dialog } = props;
  const { form } = dialog;
  const { t } = useTranslation('directory');
  const { text, value } = useInputs(form, {
    name: { required: t('name.missing'), pattern: t('name.wrong') },
  });
  const labelOf = (field: keyof GroupValues) => t(`column.${field}`);
  const [teams] = useState(() => new TeamChoices());
  useEffect(() => {
    if (kind === 'projects') teams.load();
    return teams.resource.stop;
  }, [kind, teams]);
  const choices = teams.resource.data ?? [];
  const isOffered = current === null || choices.some(({ id }) => id === current.id);
  const options = [
    { value: NO_TEAM, label: t('team.none') },
    ...[...(isOffered ? [] : [current]), ...choices].map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { maxLength: max } = editGroupDtoLimits.description;
  return (
    <FormDialog
      {...dialog}
      labelOf={labelOf}
      textOf={(field, theirs) =>
        field === 'team'
          ? (options.find((option) => option.value === theirs.team)?.label ?? t('team.none'))
          : theirs[field]
      }
    >
      <TextField
        {...text('name')}
        label={labelOf('name')}
        autoComplete="off"
        maxLength={editGroupDtoLimits.name.maxLength}
      />
      <TextAreaField
        {...value('description')}
        label={labelOf('description')}
        rows={4}
        maxLength={max}
        count={{ typed: codePointsOf(form.values.description), max }}
      />
      {kind === 'projects' && (
        <SelectField {...value('team')} label={labelOf('team')} options={options} hint={t('team.hint')} />
      )}
    </FormDialog>
  );
});
