import { Avatar } from './avatar';
import styles from './person-avatar.module.css';

interface Props {
  name: string;
  picture: string;
  size: 'small' | 'medium' | 'large';
}

/** The picture of a person or team, or the first letter of the name. */
export function PersonAvatar({ name, picture, size }: Props) {
  return (
    <Avatar
      picture={size === 'large' ? picture.replace('-96.', '-256.') : picture}
      className={`${styles.avatar} ${styles[size]}`}
    >
      {Array.from(name)[0]?.toUpperCase()}
    </Avatar>
  );
}
