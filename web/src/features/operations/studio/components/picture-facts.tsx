import { useTranslation } from 'react-i18next';
import type { PictureDto } from '../../../../api/generated/model';
import styles from './picture-facts.module.css';

/** The picture that viewers receive. Dashes keep the places while there is none. */
export function PictureFacts({ picture }: { picture: PictureDto | null }) {
  const { t } = useTranslation('studio');
  const facts = [
    ['line', picture && t(`stream.${picture.stream}`)],
    ['quality', picture && t(`clarity.${picture.clarity}`)],
    ['resolution', picture?.resolution],
    ['encoder', picture?.encoder],
    ['format', picture?.format],
    ['cdn', picture?.cdn],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`picture.${key}`)}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
