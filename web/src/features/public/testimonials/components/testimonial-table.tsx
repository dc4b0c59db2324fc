import { useTranslation } from 'react-i18next';
import type { TestimonialDto } from '../../../../api/generated/model';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../testimonials.constants';
import { type TestimonialsQuery, unfiltered } from '../testimonials-view';

export function TestimonialTable(props: TableProps<TestimonialDto, TestimonialsQuery>) {
  const { t } = useTranslation(['testimonials', 'shared']);
  const language = useLanguage();
  const nameOf = ({ texts }: TestimonialDto) => textIn(texts, language)?.name ?? '';
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.testimonials')}
      columns={{
        position: { width: 72, cell: ({ position }) => formatNumber(position, language) },
        name: {
          width: 110,
          leads: 'title',
          cell: (testimonial) => <bdi>{nameOf(testimonial)}</bdi>,
        },
        who: {
          width: 120,
          cell: ({ age, relation }) =>
            relation === null
              ? t('student.aged', { age: formatNumber(age ?? 0, language) })
              : t(`relation.${relation}`),
        },
        text: { width: 180, grows: true, cell: ({ texts }) => textIn(texts, language)?.text ?? '' },
        shownFrom: { width: 112, cell: ({ shownFrom }) => formatDate(shownFrom, language) },
        shownUntil: {
          width: 112,
          cell: ({ shownUntil }) =>
            shownUntil === null ? t('until.none') : formatDate(shownUntil, language),
        },
        state: {
          width: 120,
          leads: 'state',
          cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
        },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={(testimonial) => t('view.named', { name: nameOf(testimonial) })}
    />
  );
}
