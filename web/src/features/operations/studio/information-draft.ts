import type { StudioInformationDto } from '../../../api/generated/model';

export const fields = ['title', 'notification', 'category'] as const;
export type Field = (typeof fields)[number];
type Values = Pick<StudioInformationDto, Field>;

/** Unsaved input, with the value that was there when typing began. */
export interface Draft {
  mine: Partial<Values>;
  base: Partial<Values>;
}

export const emptyDraft: Draft = { mine: {}, base: {} };

/** The values of the form: the input, or otherwise the stored value. */
export function shownIn(stored: StudioInformationDto, { mine }: Draft): StudioInformationDto {
  return { ...stored, ...mine };
}

export function typed<Name extends Field>(
  draft: Draft,
  stored: StudioInformationDto,
  field: Name,
  value: Values[Name],
): Draft {
  if (value === stored[field]) return without(draft, field);
  const base = { ...draft.base, [field]: draft.base[field] ?? stored[field] };
  return { mine: { ...draft.mine, [field]: value }, base };
}

/** Takes the stored state. */
export function without({ mine, base }: Draft, field: Field): Draft {
  const rest = (part: Partial<Values>) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => name !== field));
  return { mine: rest(mine), base: rest(base) };
}

/** The fields that someone else changed after editing began, to a value other than the input. */
export function conflictsOf(stored: StudioInformationDto, { mine, base }: Draft): Field[] {
  return fields.filter(
    (field) => field in mine && base[field] !== stored[field] && mine[field] !== stored[field],
  );
}

/** The empty fields, in the order of the form. */
export function missingIn({ title, notification }: Values): Field[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(notification.trim() === '' ? (['notification'] as const) : []),
  ];
}
