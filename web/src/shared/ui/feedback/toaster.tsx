import IconCheckCircleFill from '@arco-design/web-react/icon/react-icon/IconCheckCircleFill';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import IconInfoCircleFill from '@arco-design/web-react/icon/react-icon/IconInfoCircleFill';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { topLayer } from '../floating/layers';
import { isUndoShortcut, UNDO_KEYS } from '../../lib/undo-shortcut';
import { RequestId } from './request-id';
import styles from './toaster.module.css';
import { type Toast, toasts } from './toasts.store';
import { useKeyboardInput } from './use-keyboard-input';
import { useToastsAbove } from './use-toasts-above';

const looks = {
  info: { Icon: IconInfoCircleFill, className: styles.info },
  success: { Icon: IconCheckCircleFill, className: styles.success },
  error: { Icon: IconExclamationCircleFill, className: styles.error },
} satisfies Record<Toast['kind'], unknown>;

/** Moves the focus to the newest toast, as it moves between the parts of a window. */
const REACH_KEY = 'F6';

/**
 * Shows the toasts; their store has announced them. While a dialog is open they are inside it, because all outside is
 * covered. Ctrl-Z or Command-Z does what the newest toast offers to undo.
 */
export const Toaster = observer(function Toaster() {
  const { t } = useTranslation();
  const region = useRef<HTMLElement>(null);
  const isByKeyboard = useKeyboardInput();
  const layer = topLayer();
  useToastsAbove(region, toasts.shown.length, layer);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isHandled = isUndoShortcut(event) ? toasts.runAction() : event.key === REACH_KEY && reach(region);
      if (isHandled) event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => {
      document.removeEventListener('keydown', act);
    };
  }, []);
  if (toasts.shown.length === 0) return null;
  const section = (
    <section
      ref={region}
      className={styles.toaster}
      aria-label={t('toasts')}
      aria-keyshortcuts={REACH_KEY}
      data-focus-layer
    >
      {toasts.shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isByKeyboard={isByKeyboard} />
      ))}
    </section>
  );
  return layer === undefined ? section : createPortal(section, layer.querySelector('[data-toasts]') ?? layer);
});

function reach({ current }: RefObject<HTMLElement | null>): boolean {
  const control = current?.querySelector<HTMLElement>(':scope > :last-child button');
  control?.focus();
  return control !== null && control !== undefined;
}

interface CardProps {
  toast: Toast & { id: string };
  /** The key that reaches it is announced to those who use the keyboard. */
  isByKeyboard: boolean;
}

function ToastCard({ toast, isByKeyboard }: CardProps) {
  const { t } = useTranslation();
  const { id, kind, text, requestId, action } = toast;
  const { Icon, className } = looks[kind];
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => {
        toasts.hold(id, 'pointer');
      }}
      onPointerLeave={() => {
        toasts.release(id, 'pointer');
      }}
      onFocus={() => {
        toasts.hold(id, 'focus');
      }}
      onBlur={() => {
        toasts.release(id, 'focus');
      }}
    >
      <Icon className={className} />
      <div className={styles.text}>
        {text}
        {requestId && <RequestId id={requestId} />}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={action.isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={() => {
            toasts.runAction(id);
          }}
        >
          {action.label} {action.isUndo && <kbd>{UNDO_KEYS}</kbd>}
        </button>
      )}
      {isByKeyboard && (
        <kbd aria-hidden="true" className={styles.key}>
          {REACH_KEY}
        </kbd>
      )}
      <IconButton
        label={t('action.close')}
        className={styles.close}
        onClick={() => {
          toasts.dismiss(id);
        }}
      >
        <IconClose />
      </IconButton>
    </div>
  );
}
