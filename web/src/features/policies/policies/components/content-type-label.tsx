import IconFileImage from '@arco-design/web-react/icon/react-icon/IconFileImage';
import IconMobile from '@arco-design/web-react/icon/react-icon/IconMobile';
import IconVideoCamera from '@arco-design/web-react/icon/react-icon/IconVideoCamera';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '../../../../api/generated/model';
import styles from './labels.module.css';

const icons = { img: IconFileImage, horizontalVideo: IconVideoCamera, verticalVideo: IconMobile };

export function ContentTypeLabel({ type }: { type: ContentType }) {
  const { t } = useTranslation('policies');
  const Icon = icons[type];
  return (
    <span className={styles.label}>
      <Icon className={styles[type]} />
      {t(`contentType.${type}`)}
    </span>
  );
}
