import IconCheckCircleFill from '@arco-design/web-react/icon/react-icon/IconCheckCircleFill';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import IconInfoCircleFill from '@arco-design/web-react/icon/react-icon/IconInfoCircleFill';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { topLayer } from '../overlays/layers';
import { RequestId } from './request-id';
import styles from './toaster.module.css';
import { type Toast, toasts } from './toasts.store';

const icons = { info: IconInfoCircleFill, success: IconCheckCircleFill, error: IconExclamationCircleFill };

/**
 * Both regions are always there: a screen reader only announces what appears in a region it knows. While a
 * dialog is open they are inside it, because all outside is covered and deaf.
 */
export const Toaster = observer(function Toaster() {
  const errors = toasts.shown.filter((toast) => toast.kind === 'error');
  const others = toasts.shown.filter((toast) => toast.kind !== 'error');
  const regions = (
    <div className={styles.toaster}>
      <div role="alert">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
  const layer = topLayer();
  return layer === undefined ? regions : createPortal(regions, layer);
});

function ToastCard({ toast }: { toast: Toast & { id: string } }) {
  const { t } = useTranslation();
  const { id, kind, text, requestId, action } = toast;
  const Icon = icons[kind];
  const hold = () => {
    toasts.hold(id);
  };
  const resume = () => {
    toasts.resume(id);
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={resume}
      onFocus={hold}
      onBlur={resume}
    >
      <Icon className={styles[kind]} />
      <div className={styles.text}>
        {text}
        {requestId && <RequestId id={requestId} />}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toasts.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
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
