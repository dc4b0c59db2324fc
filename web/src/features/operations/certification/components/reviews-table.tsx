import { useTranslation } from 'react-i18next';
import type { CertificationListItemDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Time } from '../../../../shared/ui/layout/time';
import { DataTable } from '../../../../shared/ui/table/data-table';

interface Props {
  requests: CertificationListItemDto[];
  busy: boolean;
  onReview: (id: number) => void;
}

/** The requests of all accounts that wait for a reviewer. */
export function ReviewsTable({ requests, busy, onReview }: Props) {
  const { t } = useTranslation('certification');
  return (
    <DataTable<CertificationListItemDto>
      label={t('reviews')}
      columns={[
        {
          key: 'submittedBy',
          title: t('column.submittedBy'),
          width: 140,
          leads: 'title',
          cell: ({ submittedBy }) => submittedBy,
        },
        {
          key: 'enterpriseName',
          title: t('field.enterpriseName'),
          width: 200,
          grows: true,
          cell: ({ enterpriseName }) => enterpriseName,
        },
        {
          key: 'time',
          title: t('field.time'),
          width: 120,
          ideal: 164,
          cell: ({ submittedTime }) => <Time wire={submittedTime} />,
        },
      ]}
      rows={requests}
      expectedRows={requests.length}
      keyOf={({ id }) => id}
      density="large"
      busy={busy}
      operations={{
        title: t('column.operations'),
        cell: ({ id, submittedBy, own }) => {
          const action = own ? 'check' : 'review';
          return (
            <Button
              look="text"
              aria-label={t(`${action}.of`, { person: submittedBy })}
              onClick={() => {
                onReview(id);
              }}
            >
              {t(action)}
            </Button>
          );
        },
      }}
      onOpen={({ id }) => {
        onReview(id);
      }}
      empty={<EmptyState title={t('reviews.empty')}>{t('reviews.empty.text')}</EmptyState>}
    />
  );
}
