import IconArrowRight from '@arco-design/web-react/icon/react-icon/IconArrowRight';
import { usePolicyFields } from '../../policy-fields';
import { editFields } from '../../policy-form';
import styles from './record-history.module.css';

type Snapshot = Record<string, unknown> | null;

interface Props {
  before: Snapshot;
  after: Snapshot;
}

const audited = [...editFields, 'onlineFrom', 'onlineUntil'] as const;

const storedIn = (snapshot: Snapshot, field: string): string | null => {
  const value = snapshot?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** The fields that changed. The log also records fields that are not shown. */
export function HistoryChanges({ before, after }: Props) {
  const { label, textOf } = usePolicyFields();
  const changed = audited.flatMap((field) => {
    const [was, is] = [storedIn(before, field), storedIn(after, field)];
    return was === is ? [] : [{ field, was, is }];
  });
  if (changed.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changed.map(({ field, was, is }) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>
            {was !== null && <del>{textOf(field, was)}</del>}
            {was !== null && is !== null && <IconArrowRight />}
            {is !== null && <ins>{textOf(field, is)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
