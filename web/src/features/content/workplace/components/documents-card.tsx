import IconFile from '@arco-design/web-react/icon/react-icon/IconFile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../../../api/generated/model/pages';
import { guides } from '../../../../shared/pages/guides';
import { Card } from '../../../../shared/ui/layout/card';
import styles from './documents-card.module.css';

const PAGE = '/dashboard/documents' satisfies PagePath;

export function DocumentsCard() {
  const { t } = useTranslation(['workplace', 'shared']);
  return (
    <Card title={t('shared:menu.dashboard.documents')}>
      <ul className={styles.list}>
        {guides.map((guide) => (
          <li key={guide}>
            <Link to={`${PAGE}?guide=${guide}`} className={styles.link}>
              <IconFile /> {t(`guide.${guide}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
