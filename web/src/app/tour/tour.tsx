import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useAnnouncement } from '../../shared/announcements/use-announcement';
import { may } from '../../shared/session/permissions';
import { settings } from '../../shared/settings/settings.store';
import { Button } from '../../shared/ui/actions/button';
import { IconButton } from '../../shared/ui/actions/icon-button';
import { useModal } from '../../shared/ui/overlays/use-modal';
import { defaultRoute } from '../routing/routes';
import { placePanel } from './place-panel';
import { beginnings, stops } from './tour-stops';
import styles from './tour.module.css';
import { useTarget } from './use-target';

/** Shows where everything is, in six stops. Whoever has opened it is not offered it again. */
export const Tour = observer(function Tour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tour');
  const navigate = useNavigate();
  const id = useId();
  const [at, setAt] = useState(0);
  const modal = useModal({ closesByBackdrop: false, onClose });
  const stop = stops[at] ?? 'begin';
  const target = useTarget(stop);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});

  useEffect(() => {
    settings.update({ tourSeen: true });
    // The worklist is there.
    void navigate(defaultRoute.path);
  }, [navigate]);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const move = () => {
      setPlace(
        placePanel(element.getBoundingClientRect(), target, { width: innerWidth, height: innerHeight }),
      );
    };
    const size = new ResizeObserver(move);
    size.observe(element);
    window.addEventListener('resize', move);
    move();
    return () => {
      size.disconnect();
      window.removeEventListener('resize', move);
    };
  }, [target, stop]);
  const number = t('step', { at: at + 1, count: stops.length });
  // The title is read when the dialog opens.
  useAnnouncement(at === 0 ? null : `${number}. ${t(stop)}. ${t(`${stop}.text`)}`);

  const isLast = at === stops.length - 1;
  return (
    <dialog {...modal} className={styles.tour} aria-labelledby={id} aria-describedby={`${id}-text`}>
      {target !== null && <div className={styles.spot} style={{ ...target }} aria-hidden />}
      <div ref={panel} className={styles.panel} style={place} data-alone={target === null}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {t(stop)}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <IconClose />
          </IconButton>
        </div>
        <p id={`${id}-text`}>{t(`${stop}.text`)}</p>
        {isLast && <FirstSteps onLeave={onClose} />}
        <div className={styles.foot}>
          <span className={styles.number}>{number}</span>
          {at > 0 && (
            <Button
              onClick={() => {
                setAt(at - 1);
              }}
            >
              {t('back')}
            </Button>
          )}
          <Button
            look="primary"
            onClick={() => {
              if (isLast) onClose();
              else setAt(at + 1);
            }}
          >
            {t(isLast ? 'done' : 'next')}
          </Button>
        </div>
      </div>
    </dialog>
  );
});

function FirstSteps({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('tour');
  const offered = beginnings.filter((entry) => !('operation' in entry) || may(entry.operation));
  return (
    <ul className={styles.first}>
      {offered.map(({ name, path }) => (
        <li key={name}>
          <Link to={path} onClick={onLeave}>
            {t(`begin.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
