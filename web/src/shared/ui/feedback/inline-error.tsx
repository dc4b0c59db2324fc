import { ApiError } from '../../../api/api-error';
import { errorText } from './error-text';
import styles from './inline-error.module.css';
import { RequestId } from './request-id';

/** The error, shown next to the control for the next attempt. */
export function InlineError({ error }: { error: unknown }) {
  return (
    <div role="alert" className={styles.error}>
      {errorText(error)}
      {error instanceof ApiError && error.requestId !== null && <RequestId id={error.requestId} />}
    </div>
  );
}
