import { Button } from '../../../../../shared/ui/actions/button';
import styles from './send-button.module.css';

interface Props {
  label: string;
  isBusy: boolean;
}

export function SendButton({ label, isBusy }: Props) {
  return (
    <Button type="submit" look="primary" busy={isBusy} className={styles.send}>
      {label}
    </Button>
  );
}
