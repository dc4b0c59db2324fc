import { type ReactNode, useId } from 'react';
import { Button } from '../../../../shared/ui/actions/button';
import styles from './security-row.module.css';

interface Props {
  title: string;
  /** What there is now. */
  children: ReactNode;
  /** Why it is there, or the rule for it. */
  hint?: string | undefined;
  /** The first one is the usual one. */
  actions: { label: string; onClick: () => void }[];
}

/** One thing that secures the account: its name, its state and what can be done about it. */
export function SecurityRow({ title, children, hint, actions }: Props) {
  const id = useId();
  return (
    <li className={styles.row}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.state}>
        <div className={styles.value}>{children}</div>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.actions}>
        {actions.map(({ label, onClick }) => (
          <Button key={label} aria-describedby={id} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
