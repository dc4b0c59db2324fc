import IconFile from '@arco-design/web-react/icon/react-icon/IconFile';
import IconImage from '@arco-design/web-react/icon/react-icon/IconImage';
import IconVideoCamera from '@arco-design/web-react/icon/react-icon/IconVideoCamera';
import { useTranslation } from 'react-i18next';
import type { ContentKind, QueueItemDto } from '../../../../api/generated/model';
import { languageOf } from '../../../../shared/i18n/text-language';
import { Duration } from './duration';
import styles from './item-preview.module.css';

const icons = { text: IconFile, imageText: IconImage, video: IconVideoCamera } satisfies Record<
  ContentKind,
  unknown
>;

/** The cover of an item: its kind, title and author, which is all that is stored of the content itself. */
export function ItemPreview({ item: { title, duration, content } }: { item: QueueItemDto }) {
  const { t } = useTranslation('cards');
  if (content === null) return <p className={styles.none}>{t('inspect.preview.none')}</p>;
  const { kind, author } = content;
  const Icon = icons[kind];
  return (
    <figure className={styles.preview} aria-label={t('inspect.preview')}>
      <span className={styles.kind}>
        <Icon className={styles.icon} />
        {t(`kind.${kind}`)}
      </span>
      <p className={styles.title} lang={languageOf(title)}>
        {title}
      </p>
      <figcaption className={styles.caption}>
        <span>{author}</span>
        <Duration seconds={duration} />
      </figcaption>
    </figure>
  );
}
