import type { EditGroupDto, GroupDetailsDto, GroupKind } from '../../../api/generated/model';
import { EditGroupBody } from '../../../api/generated/model/bodies/directory';
import { editGroupDtoLimits } from '../../../api/generated/model/limits/directory';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';

/** No team has this key. */
export const NO_TEAM = 0;

export interface GroupValues {
  name: string;
  description: string;
  /** Key of the team of a project. */
  team: number;
}
export type GroupForm = FormStore<GroupValues, GroupDetailsDto>;
export type GroupBody = Omit<EditGroupDto, 'version'>;

/** @param group null for a new one */
export function groupForm(
  kind: GroupKind,
  group: GroupDetailsDto | null,
  send: (body: GroupBody, call: Call<GroupValues>) => Promise<GroupDetailsDto>,
): GroupForm {
  return new FormStore<GroupValues, GroupDetailsDto>({
    stored: group === null ? { name: '', description: '', team: NO_TEAM } : valuesOf(group),
    ...(group && { version: group.version }),
    draft: group === null ? `new of ${kind}` : `${kind} ${group.id}`,
    problemsOf: (values) =>
      contractProblems(EditGroupBody, editGroupDtoLimits, { version: 1, ...bodyOf(values) }),
    send: (values, call) => send(bodyOf(values), call),
  });
}

export function valuesOf({ name, description, team }: GroupDetailsDto): GroupValues {
  return { name, description, team: team?.id ?? NO_TEAM };
}

function bodyOf({ name, description, team }: GroupValues): GroupBody {
  return {
    name: name.trim(),
    description: description.trim(),
    teamId: team === NO_TEAM ? null : team,
  };
}
