import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificationDto, CertificationRecordDto } from '../../../api/generated/model';
import { formatMinute } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { Button } from '../../../shared/ui/actions/button';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { Card } from '../../../shared/ui/layout/card';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { CertificationDrawer } from './certification-drawer';
import { CertificationFormDialog } from './certification-form-dialog';
import { CertificationReviews } from './certification-reviews';
import { certificationView } from './certification-view';
import { STATE_OF } from './certification.constants';
import { CertificationStore } from './certification.store';
import styles from './components/certification.module.css';
import { EnterpriseInfo } from './components/enterprise-info';
import { RecordsTable } from './components/records-table';

/** The certification of the account and, for administrators, the requests that they may decide. */
export const CertificationPart = observer(function CertificationPart() {
  const { t } = useTranslation('certification');
  const language = useLanguage();
  const [store] = useState(() => new CertificationStore());
  const [{ certification, form }, show] = useUrlView(certificationView);
  const { own, reviews } = store;
  useEffect(() => store.follow(), [store]);
  // The server names the kinds of certificates in the language of the reader.
  useEffect(() => {
    store.loadOwn();
  }, [store, language]);

  const open = (id: number) => {
    show({ certification: id });
  };
  const withdraw = async (record: CertificationRecordDto) => {
    const text = t('withdraw.askOf', { time: formatMinute(record.time, language) });
    const question = { title: t('withdraw.title'), text, isIrreversible: true };
    const run = () => store.withdraw(record);
    if (await confirm({ ...question, action: t('action.withdraw'), run }))
      toasts.show({ kind: 'success', text: t('done.withdraw') });
  };
  const close = () => {
    show(certificationView.initial);
  };
  return (
    <div className={styles.part}>
      <Card
        isPart
        heading="h2"
        title={t('title')}
        busy={own.isLoading}
        extra={
          own.data !== null && (
            <Button
              look="text"
              onClick={() => {
                show({ form: 'open' });
              }}
            >
              {t(own.data.enterpriseInfo.submitted ? 'modify' : 'request')}
            </Button>
          )
        }
      >
        <ResourceView resource={own} skeleton={<Skeleton height="8rem" />} onRetry={store.loadOwn}>
          {({ enterpriseInfo }) =>
            enterpriseInfo.submitted ? (
              <EnterpriseInfo info={enterpriseInfo} />
            ) : (
              <EmptyState title={t('none')}>{t('none.text')}</EmptyState>
            )
          }
        </ResourceView>
      </Card>
      <Card isPart heading="h2" title={t('records')} busy={own.isLoading}>
        <ResourceView resource={own} skeleton={<Skeleton height="8rem" />} onRetry={store.loadOwn}>
          {({ record }) => (
            <RecordsTable
              records={record}
              busy={own.isLoading}
              onCheck={open}
              onWithdraw={(one) => void withdraw(one)}
            />
          )}
        </ResourceView>
      </Card>
      {store.isReviewer && <CertificationReviews list={reviews} onOpen={open} />}
      {certification !== 0 && (
        <CertificationDrawer
          key={certification}
          id={certification}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
      {form === 'open' && own.data !== null && (
        <CertificationFormDialog
          // Opened right after a submission, it starts again as soon as that one is listed.
          key={newestOf(own.data)}
          previous={newestOf(own.data)}
          isReplacing={own.data.record.some(({ status }) => STATE_OF[status] === 'auditing')}
          onSent={() => {
            store.changed();
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
});

function newestOf({ record: [newest] }: CertificationDto): number {
  return newest?.id ?? 0;
}
