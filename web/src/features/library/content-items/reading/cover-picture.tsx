import { atApi, setAtApi } from '../../../../api/api-base';
import type { ContentPictureDto } from '../../../../api/generated/model';
import styles from './cover-picture.module.css';

interface Props {
  cover: ContentPictureDto & { text: string };
}

/** The cover as readers see it. */
export function CoverPicture({ cover: { address, srcset, width, height, text } }: Props) {
  return (
    <img
      src={atApi(address)}
      srcSet={setAtApi(srcset)}
      sizes="(min-width: 48rem) 46rem, 100vw"
      width={width}
      height={height}
      alt={text}
      className={styles.cover}
    />
  );
}
