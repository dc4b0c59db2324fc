import type { LiveMethod, ProgrammeDto } from '../../../api/generated/model';
import { CreateProgrammeBody } from '../../../api/generated/model/bodies/studio';
import { createProgrammeDtoLimits } from '../../../api/generated/model/limits/studio';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { type Call, FormStore } from '../../../shared/forms/form.store';
import { problem } from '../../../shared/forms/problem';
import { durationOf, durationText } from './duration-text';

export interface ProgrammeValues {
  name: string;
  /** As it is typed: `5:19` or `1:05:19`. */
  duration: string;
}
export type ProgrammeForm = FormStore<ProgrammeValues, ProgrammeDto[]>;

type Send = (
  entry: { name: string; duration: number },
  call: Call<ProgrammeValues>,
) => Promise<ProgrammeDto[]>;

/** @param entry null for a new one */
export function programmeForm(entry: ProgrammeDto | null, method: LiveMethod, send: Send): ProgrammeForm {
  return new FormStore<ProgrammeValues, ProgrammeDto[]>({
    stored: entry === null ? { name: '', duration: '' } : valuesOf(entry),
    ...(entry && { version: entry.version }),
    draft: entry === null ? `new entry of ${method}` : `entry ${entry.id}`,
    problemsOf: (values) => {
      const { name, duration } = bodyOf(values);
      const isMisspelt = duration === null && values.duration.trim() !== '';
      return {
        ...contractProblems<ProgrammeValues>(CreateProgrammeBody, createProgrammeDtoLimits, {
          ...{ method, name },
          duration: duration ?? '',
        }),
        ...(isMisspelt ? { duration: problem('pattern') } : {}),
      };
    },
    send: (values, call) => {
      const { name, duration } = bodyOf(values);
      return send({ name, duration: duration ?? 0 }, call);
    },
  });
}

export function valuesOf({ name, duration }: ProgrammeDto): ProgrammeValues {
  return { name, duration: durationText(duration) };
}

function bodyOf({ name, duration }: ProgrammeValues) {
  return { name: name.trim(), duration: durationOf(duration) };
}
