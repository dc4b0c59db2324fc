import { ApiError } from '../../../api/api-error';
import { Alert } from './alert';
import { errorText } from './error-text';
import { RequestId } from './request-id';

interface Props {
  error: unknown;
  onClose?: (() => void) | undefined;
}

/** The error, shown next to the control for the next attempt. */
export function InlineError({ error, onClose }: Props) {
  return (
    <Alert onClose={onClose}>
      {errorText(error)}
      {error instanceof ApiError && error.requestId !== null && <RequestId id={error.requestId} />}
    </Alert>
  );
}
