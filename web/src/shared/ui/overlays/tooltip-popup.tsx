import ArcoTooltip from '@arco-design/web-react/es/Tooltip';
import { useLayoutEffect, useId } from 'react';
import '../../styles/arco/tooltip.css';

const DESCRIBED_BY = 'aria-describedby';

/**
 * Arco draws and places the tooltip: above its element, or beside it where `data-tooltip-side` says so, because a neighbour
 * is above. It is rendered in the dialog or landmark of its element, where screen readers find it.
 */
export function TooltipPopup({ target }: { target: HTMLElement }) {
  const id = useId();
  const text = target.dataset.tooltip ?? '';
  const { tooltipSide } = target.dataset;
  const side = tooltipSide === 'left' || tooltipSide === 'right' ? tooltipSide : 'top';
  useLayoutEffect(() => {
    // The same text as name and description would be read twice.
    if (target.ariaLabel === text || target.hasAttribute(DESCRIBED_BY)) return;
    target.setAttribute(DESCRIBED_BY, id);
    return () => {
      target.removeAttribute(DESCRIBED_BY);
    };
  }, [target, text, id]);
  return (
    <ArcoTooltip
      popupVisible
      position={side}
      content={<span id={id}>{text}</span>}
      getPopupContainer={() => target.closest('dialog') ?? document.querySelector('main') ?? document.body}
      triggerProps={{ getTargetDOMNode: () => target }}
    />
  );
}
