import IconFile from '@arco-design/web-react/icon/react-icon/IconFile';
import IconFileImage from '@arco-design/web-react/icon/react-icon/IconFileImage';
import IconFileVideo from '@arco-design/web-react/icon/react-icon/IconFileVideo';
import { atApi, setAtApi } from '../../../../api/api-base';
import type { ContentCoverDto, ContentKind } from '../../../../api/generated/model';
import styles from './item-cover.module.css';

const ICONS = { text: IconFile, imageText: IconFileImage, video: IconFileVideo } as const;

interface Props {
  cover: ContentCoverDto | null;
  kind: ContentKind;
}

/** The cover beside the title of an item, or a sign of its kind. */
export function ItemCover({ cover, kind }: Props) {
  const Icon = ICONS[kind];
  if (cover === null)
    return (
      <span className={styles.none} aria-hidden>
        <Icon />
      </span>
    );
  return (
    <img
      src={atApi(cover.address)}
      srcSet={setAtApi(cover.srcset)}
      sizes="48px"
      alt=""
      loading="lazy"
      className={styles.small}
    />
  );
}
