import { useTranslation } from 'react-i18next';
import type { ServiceOfferDto } from '../../../../api/generated/model';
import { ServiceIcon } from '../../../../features/content/service-cards/ordering/service-icon';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { type ServiceOffersQuery, unfiltered } from '../service-offers-view';
import { tones } from '../service-offers.constants';
import styles from './service-offer.module.css';
import { TermList } from './term-list';

export function ServiceOfferTable(props: TableProps<ServiceOfferDto, ServiceOffersQuery>) {
  const { t } = useTranslation(['service-offers', 'shared']);
  const language = useLanguage();
  const titleOf = ({ texts, key }: ServiceOfferDto) => textIn(texts, language)?.title ?? key;
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.services')}
      columns={{
        title: {
          width: 180,
          ideal: 240,
          grows: true,
          leads: 'title',
          cell: (offer) => (
            <span className={styles.title}>
              <ServiceIcon name={offer.icon} />
              <bdi>{titleOf(offer)}</bdi>
            </span>
          ),
        },
        terms: { width: 200, ideal: 360, cell: ({ terms }) => <TermList terms={terms} /> },
        serviceState: {
          width: 104,
          ideal: 120,
          cell: ({ serviceState }) => t(`service.${serviceState}`),
        },
        state: {
          width: 104,
          ideal: 120,
          leads: 'state',
          cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
        },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={(offer) => t('view.named', { title: titleOf(offer) })}
    />
  );
}
