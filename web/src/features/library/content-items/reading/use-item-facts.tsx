import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../../api/generated/model';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import type { FactList } from '../../../../shared/ui/layout/fact-list';
import { type DetailField, detailFields, useContentItemFields } from './content-item-fields';
import { useAges } from './use-ages';

type Content = Pick<ContentItemDto, DetailField>;

/** The fields of a revision that a child does not see. */
export function useItemFacts() {
  const { t } = useTranslation('content-items');
  const agesOf = useAges();
  const { label, valueOf } = useContentItemFields();
  const valueIn = (content: Content, field: DetailField) => {
    const { author } = content;
    if (field === 'author')
      return <StandaloneLink to={`/library/authors?author=${author.id}`}>{author.name}</StandaloneLink>;
    return String(content[field]) === '' ? null : valueOf(field, content);
  };
  return (content: Content) =>
    detailFields.flatMap((field): ComponentProps<typeof FactList>['facts'] => {
      if (field === 'agesTo') return [];
      if (field === 'agesFrom') return [{ key: 'ages', label: t('column.ages'), value: agesOf(content) }];
      return [{ key: field, label: label(field), value: valueIn(content, field) }];
    });
}
