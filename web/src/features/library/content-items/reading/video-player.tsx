import { useTranslation } from 'react-i18next';
import { apiBase, atApi } from '../../../../api/api-base';
import type { ContentVideoDto } from '../../../../api/generated/model';
import styles from './video-player.module.css';

interface Props {
  video: ContentVideoDto;
  /** Shown before it plays. */
  poster?: string | undefined;
  onElement?: (element: HTMLVideoElement | null) => void;
}

/** An uploaded video, with the controls of the browser. */
export function VideoPlayer({ video: { address, width, height }, poster, onElement }: Props) {
  const { t } = useTranslation('content-items');
  return (
    <video
      ref={onElement}
      src={atApi(address)}
      // A frame of it may be drawn and read.
      crossOrigin={apiBase === '' ? undefined : 'anonymous'}
      poster={poster === undefined ? undefined : atApi(poster)}
      width={width}
      height={height}
      aria-label={t('column.video')}
      controls
      playsInline
      preload="metadata"
      className={styles.player}
    />
  );
}
