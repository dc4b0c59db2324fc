import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../../chunks/load-chunk';
import { offerReload } from './offer-reload';

interface LazyProps {
  /** Shown while the part is loaded, and if it cannot be. */
  placeholder?: ReactNode;
  /** Closes what was opened, so that the part can be asked for again. */
  onLost?: () => void;
}

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, a reload is offered and the rest of the
 * page stays. React.lazy would keep the failure and throw it at the page around the part.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyProps> {
  let cached: ComponentType<Props> | null = null;
  return function LazyPart(props: Props & LazyProps) {
    const [Part, setPart] = useState(() => cached);
    const report = useEffectEvent((error: unknown) => {
      offerReload(error);
      props.onLost?.();
    });
    useEffect(() => {
      if (Part !== null) return;
      let isLate = false;
      loadChunk(load).then(
        (loaded) => {
          cached = loaded;
          if (!isLate) setPart(() => loaded);
        },
        (error: unknown) => {
          if (!isLate) report(error);
        },
      );
      return () => {
        isLate = true;
      };
    }, [Part]);
    return Part === null ? props.placeholder : <Part {...props} />;
  };
}
