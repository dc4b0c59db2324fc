import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../api/generated/model';
import { changedFields } from '../changed-fields';
import styles from './entry-drawer.module.css';

/** The fields as they are stored, before and after. */
export function ChangedFields({ entry: { before, after } }: { entry: AuditEntryDto }) {
  const { t } = useTranslation('audit');
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p>{t('fields.none')}</p>;
  return (
    <table className={styles.fields}>
      <caption>{t('fields')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">
              <code lang="en">{name}</code>
            </th>
            <td>{before === null ? '–' : <bdi>{before}</bdi>}</td>
            <td>{after === null ? '–' : <bdi>{after}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
