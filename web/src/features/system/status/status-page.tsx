import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SystemStatusDto } from '../../../api/generated/model';
import { announce } from '../../../shared/announcements/live-regions';
import { useAnnouncement } from '../../../shared/announcements/use-announcement';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { maintenance } from '../../../shared/session/maintenance.store';
import { SkeletonLines } from '../../../shared/ui/feedback/skeleton-lines';
import { Card } from '../../../shared/ui/layout/card';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { attentionOf } from './attention';
import { BackupPart } from './components/backup-part';
import { CertificatesPart } from './components/certificates-part';
import { ExaminationPart } from './components/examination-part';
import { JobsPart } from './components/jobs-part';
import { MessagesPart } from './components/messages-part';
import { DatabasePart, ProductPart } from './components/product-parts';
import { ReplicasPart } from './components/replicas-part';
import { StoragePart } from './components/storage-part';
import styles from './components/status.module.css';
import { TestMail } from './components/test-mail';
import { StatusStore } from './status.store';

/** How the product is: what needs attention in a sentence, then a card for each part. */
export const StatusPage = observer(function StatusPage() {
  const { t } = useTranslation(['status', 'shared']);
  const [store] = useState(() => new StatusStore());
  useEffect(() => store.follow(), [store]);
  const examine = async () => {
    if (await store.examine()) announce(t('examination.done'));
  };
  return (
    <div className={styles.page}>
      <PageFrame title={t('shared:menu.list.status')}>
        <ResourceView resource={store.view} skeleton={<SkeletonLines count={2} />} onRetry={store.load}>
          {(status) => <Summary status={status} />}
        </ResourceView>
      </PageFrame>
      {store.view.state === 'loading' && <LoadingParts />}
      {store.view.data !== null && store.view.state === 'ready' && (
        <div className={styles.cards}>
          <ProductPart
            status={store.view.data}
            isMaintained={maintenance.isOn}
            onMaintain={maintenance.ask}
          />
          <ReplicasPart replicas={store.view.data.replicas} />
          <DatabasePart events={store.view.data.events} readReplica={store.view.data.readReplica} />
          <MessagesPart outbox={store.view.data.outbox} mail={store.view.data.mail}>
            <TestMail isBusy={store.isSending} sent={store.sent} onSend={() => void store.sendTestMail()} />
          </MessagesPart>
          <ExaminationPart
            examination={store.view.data.examination}
            isBusy={store.isExamining}
            onExamine={() => void examine()}
          />
          <BackupPart measurement={store.view.data.measurement} />
          <CertificatesPart measurement={store.view.data.measurement} />
          <StoragePart storage={store.view.data.storage} measurement={store.view.data.measurement} />
          <JobsPart jobs={store.view.data.jobs} />
        </div>
      )}
    </div>
  );
});

const PARTS = [
  ...(['product', 'replicas', 'database', 'messages', 'examination'] as const),
  ...(['backup', 'certificates', 'storage', 'jobs'] as const),
];

/** The cards in their order, so that nothing below them moves when they are filled. */
function LoadingParts() {
  const { t } = useTranslation('status');
  return (
    <div className={styles.cards}>
      {PARTS.map((part) => (
        <Card key={part} title={t(part)}>
          <SkeletonLines count={6} />
        </Card>
      ))}
    </div>
  );
}

function Summary({ status }: { status: SystemStatusDto }) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const attention = attentionOf(status).map(({ kind, count }) =>
    t(`attention.${kind}`, { total: formatNumber(count, language) }),
  );
  useAnnouncement(attention[0] ?? t('well'));
  return (
    <>
      {attention.length === 0 && <p className={styles.state}>{t('well')}</p>}
      {attention.length > 0 && (
        <ul className={styles.state}>
          {attention.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className={styles.asOf}>{t('asOf', { time: formatDateTime(status.time, language) })}</p>
    </>
  );
}
