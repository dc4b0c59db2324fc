import { useTranslation } from 'react-i18next';
import type { CertificationRecordDto } from '../../../../api/generated/model';
import { formatMinute } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Time } from '../../../../shared/ui/layout/time';
import { DataTable } from '../../../../shared/ui/table/data-table';
import { STATE_OF } from '../certification.constants';
import { CertificationTag } from './certification-tag';

interface Props {
  records: CertificationRecordDto[];
  busy: boolean;
  onCheck: (id: number) => void;
  onWithdraw: (record: CertificationRecordDto) => void;
}

/** The own requests, newest first. */
export function RecordsTable({ records, busy, onCheck, onWithdraw }: Props) {
  const { t } = useTranslation('certification');
  const language = useLanguage();
  return (
    <DataTable<CertificationRecordDto>
      label={t('records')}
      columns={[
        {
          key: 'type',
          title: t('column.type'),
          width: 160,
          leads: 'title',
          cell: ({ certificationType }) => t(`type.${certificationType}`),
        },
        {
          key: 'content',
          title: t('column.content'),
          width: 200,
          grows: true,
          cell: ({ certificationContent }) => certificationContent,
        },
        {
          key: 'status',
          title: t('field.status'),
          width: 104,
          leads: 'state',
          cell: ({ status }) => <CertificationTag state={STATE_OF[status]} />,
        },
        {
          key: 'time',
          title: t('field.time'),
          width: 120,
          ideal: 164,
          cell: ({ time }) => <Time wire={time} />,
        },
      ]}
      rows={records}
      expectedRows={records.length}
      keyOf={({ id }) => id}
      density="large"
      busy={busy}
      operations={{
        title: t('column.operations'),
        cell: (record) => {
          const time = formatMinute(record.time, language);
          return (
            <>
              <Button
                look="text"
                aria-label={t('check.named', { time })}
                onClick={() => {
                  onCheck(record.id);
                }}
              >
                {t('check')}
              </Button>
              {record.actions.includes('withdraw') && (
                <Button
                  look="text"
                  aria-label={t('withdraw.named', { time })}
                  onClick={() => {
                    onWithdraw(record);
                  }}
                >
                  {t('action.withdraw')}
                </Button>
              )}
            </>
          );
        },
      }}
      onOpen={({ id }) => {
        onCheck(id);
      }}
      empty={<EmptyState title={t('records.empty')}>{t('records.empty.text')}</EmptyState>}
    />
  );
}
