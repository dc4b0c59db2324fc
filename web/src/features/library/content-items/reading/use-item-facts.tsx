import { useTranslation } from 'react-i18next';
import type { ContentItemDto } from '../../../../api/generated/model';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { LabelTags } from './label-tags';
import { useAges } from './use-ages';

type Content = Pick<
  ContentItemDto,
  'subject' | 'source' | 'author' | 'language' | 'agesFrom' | 'agesTo' | 'labels'
>;

/** The fields of a revision that a child does not see. */
export function useItemFacts() {
  const { t } = useTranslation('content-items');
  const agesOf = useAges();
  return (content: Content) => {
    const { subject, source, author, labels } = content;
    const facts = [
      ['subject', t(`subject.${subject}`)],
      ['source', t(`source.${source}`)],
      [
        'author',
        <StandaloneLink key="author" to={`/library/authors?author=${author.id}`}>
          {author.name}
        </StandaloneLink>,
      ],
      ['language', t(`language.${content.language}`)],
      ['ages', agesOf(content)],
      ['labels', labels.length === 0 ? null : <LabelTags key="labels" labels={labels} />],
    ] as const;
    return facts.map(([key, value]) => ({ key: key as string, label: t(`column.${key}`), value }));
  };
}
