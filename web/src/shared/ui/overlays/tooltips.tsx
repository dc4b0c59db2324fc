import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../chunks/load-chunk';
import { TooltipTarget } from './tooltip-target';

type Popup = ComponentType<{ target: HTMLElement }>;

/**
 * The tooltip of the element with `data-tooltip` that is hovered or focused. Its code comes with the first one; without
 * a connection there is none.
 */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement>();
  const [Popup, setPopup] = useState<Popup>();
  const isWanted = target !== undefined;
  useEffect(() => new TooltipTarget(setTarget).listen(), []);
  useEffect(() => {
    if (!isWanted) return;
    loadChunk(() => import('./tooltip-popup')).then(
      ({ TooltipPopup }) => {
        setPopup(() => TooltipPopup);
      },
      () => undefined,
    );
  }, [isWanted]);
  if (target === undefined || Popup === undefined) return null;
  return <Popup key={target.dataset.tooltip} target={target} />;
}
