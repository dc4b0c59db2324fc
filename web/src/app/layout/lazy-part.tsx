import { type ComponentType, useEffect, useState } from 'react';
import { errorText } from '../../shared/ui/feedback/error-text';
import { toasts } from '../../shared/ui/feedback/toasts.store';

/**
 * A part of the frame that is loaded when it is first needed. If loading fails, the user is told, the frame stays, and
 * the next attempt loads again. React.lazy caches the failure and would unmount the whole frame.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isLate = false;
      load().then(
        (part) => {
          if (!isLate) setLoaded(() => part);
        },
        (error: unknown) => {
          toasts.show({ kind: 'error', text: errorText(error) });
          onFailure?.();
        },
      );
      return () => {
        isLate = true;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
