import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../api/generated/model';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { Time } from '../../../../shared/ui/layout/time';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { addressOf } from '../audit-view';
import { recordPath } from '../record-path';
import { useAuditTexts } from '../use-audit-texts';
import { ChangedFields } from './changed-fields';
import styles from './entry-drawer.module.css';

interface Props {
  entry: AuditEntryDto;
  onClose: () => void;
}

/** One change: who made it, from where, and the fields before and after. */
export function EntryDrawer({ entry, onClose }: Props) {
  const { t } = useTranslation('audit');
  const { personOf, actionOf, recordOf } = useAuditTexts();
  const { time, entity, entityId, address, userAgent, requestId } = entry;
  const facts = {
    entity: <RecordLink entry={entry} />,
    person: <bdi>{personOf(entry)}</bdi>,
    time: <Time wire={time} />,
    address: address,
    userAgent: userAgent,
    requestId:
      requestId === null ? null : (
        <StandaloneLink to={addressOf({ search: requestId })}>
          {t('request.all', { id: requestId })}
        </StandaloneLink>
      ),
  };
  return (
    <Dialog shape="sheet" title={`${actionOf(entry)} · ${recordOf(entry)}`} onClose={onClose}>
      <div className={styles.body}>
        <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />
        {entityId !== 0 && (
          <StandaloneLink to={addressOf({ entity, entityId: String(entityId) })}>
            {t('record.all')}
          </StandaloneLink>
        )}
        <ChangedFields entry={entry} />
      </div>
    </Dialog>
  );
}

function RecordLink({ entry }: { entry: AuditEntryDto }) {
  const { recordOf } = useAuditTexts();
  const path = recordPath(entry.entity, entry.entityId);
  return path === null ? recordOf(entry) : <StandaloneLink to={path}>{recordOf(entry)}</StandaloneLink>;
}
