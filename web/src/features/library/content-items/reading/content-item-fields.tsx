import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentColumn, ContentItemDto } from '../../../../api/generated/model';
import { contentItemFields } from '../../../../api/generated/model/fields/contentItem';
import type { contentItemLabels } from '../../../../api/generated/model/labels/contentItem/en-US';
import { type FieldRows, fieldsWith } from '../../../../shared/fields/field-row';
import { fieldTexts, type FieldViews, type FieldWords } from '../../../../shared/fields/field-view';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { LabelTags } from './label-tags';

export type ContentField = keyof typeof contentItemFields;
/** The row number and the ages, which are one column, are no fields. */
export type FieldColumn = Exclude<ContentColumn, 'ages' | 'index'>;

interface Content extends ContentItemDto {
  /** `updatedTime` in the API. */
  updated: string;
  /** `id` in the API. */
  itemId: number;
  coverText: string;
}

/**
 * How each field of an item looks: how wide its column is, and a value that is shown in a special way. Its input, its filter, its
 * text in the history and its place among the details follow from its kind. A field of the API that is missing here does not compile.
 */
const contentItemViews: FieldViews<Content, ContentField, FieldColumn> = {
  itemId: { isName: true },
  externalId: {},
  title: { width: 168, ideal: 216, grows: true, leads: 'title' },
  kind: { width: 88, ideal: 128 },
  subject: { width: 88, ideal: 112 },
  source: { width: 88, ideal: 112 },
  author: { width: 104, ideal: 128, show: ({ name }) => <bdi>{name}</bdi> },
  language: { width: 84, ideal: 92 },
  agesFrom: {},
  agesTo: {},
  labels: { width: 120, ideal: 176, show: (labels) => <LabelTags labels={labels} /> },
  summary: {},
  body: {},
  videoAddress: {},
  state: { width: 96, ideal: 120, leads: 'state' },
  online: { width: 88, ideal: 104 },
  updated: { width: 128, ideal: 176 },
  video: {},
  cover: {},
  coverText: {},
};

/** What is read of an item, or shown of it in another place. All other fields are among its details. */
const elsewhere = [
  ...(['itemId', 'externalId', 'title', 'kind', 'summary', 'body', 'videoAddress'] as const),
  ...(['state', 'online', 'updated', 'video', 'cover', 'coverText'] as const),
];
export type DetailField = Exclude<ContentField, (typeof elsewhere)[number]>;
export const detailFields = (Object.keys(contentItemFields) as ContentField[]).filter(
  (field): field is DetailField => !elsewhere.some((other) => other === field),
);

export const editFields = fieldsWith(contentItemFields, 'editable');
export type EditField = (typeof editFields)[number];
const fieldsOfChoices = fieldsWith(contentItemFields, 'choices');
type ChoiceField = (typeof fieldsOfChoices)[number];
/** What is chosen of an item, beside its kind. */
export const chosenFields = editFields.filter((field): field is Extract<EditField, ChoiceField> =>
  fieldsOfChoices.some((other) => other === field),
);

/** Fields whose inputs stand in a place of their own. */
const placed = [
  ...(['title', 'summary', 'body', 'videoAddress', 'video', 'cover', 'coverText'] as const),
  ...(['agesFrom', 'agesTo'] as const),
];
type TypedField = Exclude<EditField, ChoiceField | (typeof placed)[number]>;
/** Texts on one line, after all others. */
export const typedFields = [
  'externalId',
  ...editFields.filter(
    (field): field is TypedField => ![...placed, ...chosenFields].some((other) => other === field),
  ),
] as const;

type FieldKinds = typeof contentItemFields;
/** Numbers among them. They stay text until they are sent. */
export type TypedNumber = {
  [Field in TypedField]: FieldKinds[Field]['kind'] extends 'integer' ? Field : never;
}[TypedField];
const rows: FieldRows = contentItemFields;
export const isTypedNumber = (field: string): field is TypedNumber =>
  rows[field]?.kind === 'integer' && typedFields.some((other) => other === field);

/** The words and values of the fields, in the language of the page. */
export function useContentItemFields() {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  return useMemo(() => {
    const words: FieldWords<ContentField> = {
      label: (field) => t(`column.${field}`),
      choice: (field, value) => t(`${field}.${value}` as keyof typeof contentItemLabels),
    };
    const shown = { rows: contentItemFields, views: contentItemViews, words, language };
    return fieldTexts<Content, ContentField, FieldColumn>(shown);
  }, [t, language]);
}
