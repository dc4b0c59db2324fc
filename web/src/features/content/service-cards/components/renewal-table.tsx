import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { useTranslation } from 'react-i18next';
import type { ServiceDto } from '../../../../api/generated/model';
import { useServiceTitle } from '../../../../features/content/service-cards/ordering/service-title';
import { formatMoney } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { DataTable } from '../../../../shared/ui/table/data-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { EXPECTED_RENEWALS, serviceTones } from '../orders.constants';

type ColumnKey = 'service' | 'serviceState' | 'expiresAt' | 'waiting';
type Shape = Omit<DataColumn<ServiceDto>, 'key' | 'title'>;

interface Props {
  /** Null before the first response. */
  services: ServiceDto[] | null;
  isLoading: boolean;
  onRenew: (service: ServiceDto) => void;
  onOpen: (order: number) => void;
}

export function RenewalTable({ services, isLoading, onRenew, onOpen }: Props) {
  const { t } = useTranslation(['service-cards', 'ordering', 'records']);
  const language = useLanguage();
  const titleOf = useServiceTitle();
  const column = (key: ColumnKey, shape: Shape): DataColumn<ServiceDto> => ({
    ...shape,
    key,
    title: t(`column.${key}`),
  });
  const columns = [
    column('service', {
      width: 150,
      grows: true,
      leads: 'title',
      cell: titleOf,
    }),
    column('serviceState', {
      width: 112,
      ideal: 140,
      leads: 'state',
      cell: ({ state }) => <StateTag tone={serviceTones[state]}>{t(`service.${state}`)}</StateTag>,
    }),
    column('expiresAt', {
      width: 124,
      ideal: 180,
      cell: ({ expiresAt }) => (expiresAt === null ? '–' : <Time wire={expiresAt} />),
    }),
    column('waiting', {
      width: 160,
      ideal: 220,
      cell: ({ order }) =>
        order === null
          ? '–'
          : t('renewal.waits', {
              term: t('ordering:months', { count: order.termMonths }),
              price: formatMoney(order.price, language),
            }),
    }),
  ];
  return (
    <DataTable
      label={t('view.renewals')}
      columns={columns}
      rows={services}
      expectedRows={EXPECTED_RENEWALS}
      keyOf={({ id }) => id}
      density="large"
      busy={isLoading}
      operations={{
        title: t('records:operations'),
        cell: (service) => {
          const { order, orderKind } = service;
          if (order !== null)
            return (
              <Button
                look="text"
                aria-label={t('view.named', { id: order.id, title: titleOf(service) })}
                onClick={() => {
                  onOpen(order.id);
                }}
              >
                {t('records:view')}
              </Button>
            );
          return (
            orderKind === 'renew' && (
              <Button
                look="text"
                aria-label={t('renew.named', { title: titleOf(service) })}
                onClick={() => {
                  onRenew(service);
                }}
              >
                {t('ordering:kind.renew')}
              </Button>
            )
          );
        },
      }}
      empty={
        <StatePanel icon={<IconEmpty />} title={t('empty.renewals')}>
          {t('empty.renewals.text')}
        </StatePanel>
      }
    />
  );
}
