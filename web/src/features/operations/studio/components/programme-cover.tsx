import { atApi } from '../../../../api/api-base';
import styles from './programme-cover.module.css';

const HUES = 360;

interface Props {
  id: string;
  /** The address of the uploaded cover; empty if there is none. */
  cover: string;
}

/** The cover, or a drawing made from the id: the same entry always looks the same. */
export function ProgrammeCover({ id, cover }: Props) {
  if (cover !== '') return <img src={atApi(cover)} alt="" loading="lazy" className={styles.cover} />;
  const bits = Number.parseInt(id, 16);
  const hue = bits % HUES;
  const x = 12 + (bits % 23);
  const y = 8 + ((bits >>> 8) % 17);
  return (
    <svg viewBox="0 0 48 30" className={styles.cover} aria-hidden focusable="false">
      <rect width="48" height="30" fill={`hsl(${hue} 45% 34%)`} />
      <circle cx={x} cy={y} r="9" fill={`hsl(${(hue + 40) % HUES} 60% 58%)`} />
      <path d={`M0 30 ${x} ${y + 6} 48 30z`} fill={`hsl(${(hue + 200) % HUES} 45% 46%)`} />
    </svg>
  );
}
