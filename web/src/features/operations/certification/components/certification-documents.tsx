import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import { useTranslation } from 'react-i18next';
import type { CertificationDocumentDto } from '../../../../api/generated/model';
import { formatBytes } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import styles from './certification.module.css';

interface Props {
  documents: CertificationDocumentDto[];
  onDownload: (id: string) => void;
}

export function CertificationDocuments({ documents, onDownload }: Props) {
  const { t } = useTranslation('certification');
  const language = useLanguage();
  return (
    <section aria-label={t('documents')}>
      <h3 className={styles.heading}>{t('documents')}</h3>
      {documents.length === 0 ? (
        <p className={styles.none}>{t('documents.none')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map(({ id, name, size }) => (
            <li key={id} className={styles.document}>
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{formatBytes(size, language)}</span>
              <Button
                aria-label={t('download.named', { name })}
                onClick={() => {
                  onDownload(id);
                }}
              >
                <IconDownload />
                {t('download')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
