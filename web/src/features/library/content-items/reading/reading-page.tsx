import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemDto, ContentKind } from '../../../../api/generated/model';
import { CoverPicture } from './cover-picture';
import styles from './reading-page.module.css';
import { VideoPlayer } from './video-player';

interface Props {
  content: Pick<
    ContentItemDto,
    'title' | 'summary' | 'language' | 'body' | 'videoAddress' | 'video' | 'cover'
  >;
  kind: ContentKind;
  /** The body as HTML. */
  children: ReactNode;
}

/** What a child sees of an item. */
export function ReadingPage({ content, kind, children }: Props) {
  const { t } = useTranslation('content-items');
  const { title, summary, language, body, videoAddress, video, cover } = content;
  const isEmpty = video === null && (kind === 'video' ? videoAddress : body).trim() === '';
  return (
    <article aria-label={t('read.as')} className={styles.page}>
      {video !== null && <VideoPlayer video={video} poster={cover?.address} />}
      {video === null && cover !== null && <CoverPicture cover={cover} />}
      <h3 className={styles.title} lang={language} dir="auto">
        {title}
      </h3>
      {summary !== '' && (
        <p className={styles.summary} lang={language} dir="auto">
          {summary}
        </p>
      )}
      {isEmpty && <p className={styles.quiet}>{t(`read.empty.${kind}`)}</p>}
      {videoAddress !== '' && (
        <a className={styles.video} href={videoAddress} target="_blank" rel="noopener noreferrer">
          {t('read.video')}
        </a>
      )}
      {!isEmpty && kind !== 'video' && children}
    </article>
  );
}
