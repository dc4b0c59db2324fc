import { StateTag } from '../../../../shared/ui/layout/state-tag';
import styles from './label-tags.module.css';

export function LabelTags({ labels }: { labels: string[] }) {
  return (
    <span className={styles.labels}>
      {labels.map((label) => (
        <StateTag key={label} tone="quiet">
          {label}
        </StateTag>
      ))}
    </span>
  );
}
