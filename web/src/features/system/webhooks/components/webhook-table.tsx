import { useTranslation } from 'react-i18next';
import type { WebhookDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { unfiltered, type WebhooksQuery } from '../webhooks-view';
import { StateLabel } from './state-label';

export function WebhookTable(props: TableProps<WebhookDto, WebhooksQuery>) {
  const { t } = useTranslation(['webhooks', 'shared']);
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.webhooks')}
      columns={{
        url: { width: 200, grows: true, leads: 'title', cell: ({ url }) => <bdi>{url}</bdi> },
        description: { width: 120, ideal: 200, cell: ({ description }) => description || '–' },
        events: {
          width: 160,
          ideal: 280,
          cell: ({ events }) => events.map((event) => t(`event.${event}`)).join(t('event.separator')),
        },
        createdTime: { width: 104, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        state: {
          width: 104,
          ideal: 132,
          leads: 'state',
          cell: (webhook) => <StateLabel webhook={webhook} />,
        },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={({ url }) => t('view.named', { url })}
    />
  );
}
