import type { ParameterChangeDto, ParametersDto } from '../../../../api/generated/model';
import { parameterFields } from '../values/parameter-fields';
import { valuesOf } from '../values/parameter-values';
import { DifferenceTable } from './difference-table';

interface Props {
  parameters: ParametersDto;
  /** The one that made them what they are. */
  change: ParameterChangeDto;
}

/** What was and is in force: what the last change has changed comes first. */
export function AppliedParameters({ parameters, change: { differences } }: Props) {
  const values = valuesOf(parameters);
  const changed = differences.map(({ field }) => field);
  const unchanged = parameterFields
    .filter((field) => !changed.includes(field))
    .map((field) => ({ field, from: String(values[field]), to: String(values[field]) }));
  return <DifferenceTable differences={differences} unchanged={unchanged} />;
}
