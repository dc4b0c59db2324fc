import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSettings, MENU_WIDTH } from '../../shared/settings/settings.constants';
import { settings } from '../../shared/settings/settings.store';
import styles from './sidebar.module.css';

const resize = (width: number) => {
  const { min, max } = MENU_WIDTH;
  settings.update({ menuWidth: Math.min(max, Math.max(min, Math.round(width))) });
};

/** Resizes the menu by dragging or with the arrow keys. A double click restores the default width. */
export const MenuEdge = observer(function MenuEdge() {
  const { t } = useTranslation('app');
  const { menuWidth } = settings.values;

  const resizeByKey = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: menuWidth - MENU_WIDTH.step,
      ArrowRight: menuWidth + MENU_WIDTH.step,
      Home: MENU_WIDTH.min,
      End: MENU_WIDTH.max,
    };
    const width = widths[event.key];
    if (width === undefined) return;
    event.preventDefault();
    resize(width);
  };
  // The menu starts at the edge of the window, so the x coordinate of the pointer is its width.
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(event.clientX);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={t('menu.width')}
      aria-orientation="vertical"
      aria-valuenow={menuWidth}
      aria-valuemin={MENU_WIDTH.min}
      aria-valuemax={MENU_WIDTH.max}
      className={styles.edge}
      onKeyDown={resizeByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onDoubleClick={() => {
        resize(defaultSettings.menuWidth);
      }}
    />
  );
});
