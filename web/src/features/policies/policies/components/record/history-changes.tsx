import IconArrowRight from '@arco-design/web-react/icon/react-icon/IconArrowRight';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { policyFields } from '../../policy-form';
import styles from './record-history.module.css';
import { useFieldText } from './use-field-text';

type Snapshot = Record<string, unknown> | null;

interface Props {
  before: Snapshot;
  after: Snapshot;
}

const textOf = (snapshot: Snapshot, field: string): string | null => {
  const value = snapshot?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** The fields that changed. The log also records fields that are not shown. */
export function HistoryChanges({ before, after }: Props) {
  const { t } = useTranslation('policies');
  const language = useLanguage();
  const show = useFieldText(language);
  const changed = policyFields.flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    return was === is ? [] : [{ field, was, is }];
  });
  if (changed.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changed.map(({ field, was, is }) => (
        <div key={field}>
          <dt>{t(`column.${field}`)}</dt>
          <dd>
            {was !== null && <del>{show(field, was)}</del>}
            {was !== null && is !== null && <IconArrowRight />}
            {is !== null && <ins>{show(field, is)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
