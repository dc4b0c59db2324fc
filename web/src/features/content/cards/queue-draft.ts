import { createQualityInspectionDtoLimits } from '../../../api/generated/model/limits';

export interface QueueDraft {
  title: string;
  items: string;
}

/** The fields of a new queue that the server would refuse, in their order. */
export function faultsOf({ title, items }: QueueDraft): (keyof QueueDraft)[] {
  const { minimum, maximum } = createQualityInspectionDtoLimits.items;
  const count = Number(items);
  const isCount = /^\d+$/.test(items.trim()) && count >= minimum && count <= maximum;
  return [...(title.trim() === '' ? (['title'] as const) : []), ...(isCount ? [] : (['items'] as const))];
}
