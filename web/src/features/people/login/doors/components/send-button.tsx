import { Button, type ButtonLook } from '../../../../../shared/ui/actions/button';
import styles from './send-button.module.css';

interface Props {
  label: string;
  isBusy: boolean;
  look?: ButtonLook;
}

export function SendButton({ label, isBusy, look = 'primary' }: Props) {
  return (
    <Button type="submit" look={look} busy={isBusy} className={styles.send}>
      {label}
    </Button>
  );
}
