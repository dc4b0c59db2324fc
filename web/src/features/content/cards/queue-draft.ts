import { createQualityInspectionDtoLimits } from '../../../api/generated/model/limits/cards';

export interface QueueDraft {
  title: string;
  items: string;
}

/** The invalid fields of a new queue, in form order. */
export function invalidFieldsOf({ title, items }: QueueDraft): (keyof QueueDraft)[] {
  const { minimum, maximum } = createQualityInspectionDtoLimits.items;
  const count = Number(items);
  const isCount = /^\d+$/.test(items.trim()) && count >= minimum && count <= maximum;
  return [...(title.trim() === '' ? (['title'] as const) : []), ...(isCount ? [] : (['items'] as const))];
}
