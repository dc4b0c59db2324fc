import { useEffect, useState } from 'react';
import { TooltipPopup } from './tooltip-popup';
import { TooltipTarget } from './tooltip-target';

/** Shows the tooltip of the element that is hovered or focused, beginning with the one that `first` led to. */
export function TooltipLayer({ first }: { first: PointerEvent | FocusEvent }) {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => new TooltipTarget(setTarget).listen(first), [first]);
  return target && <TooltipPopup key={target.dataset.tooltip} target={target} />;
}
