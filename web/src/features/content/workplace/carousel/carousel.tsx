import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconPause from '@arco-design/web-react/icon/react-icon/IconPause';
import IconPlayArrow from '@arco-design/web-react/icon/react-icon/IconPlayArrow';
import IconRight from '@arco-design/web-react/icon/react-icon/IconRight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRotation } from '../../../../shared/lib/use-rotation';
import styles from './carousel.module.css';
import { slides } from './slides';

/**
 * The APG's carousel: it can be stopped, stands still under the pointer and while it has the focus, and does not start
 * by itself with reduced motion.
 */
export function Carousel() {
  const { t } = useTranslation('workplace');
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { shown, show, isTurning, setTurning } = useRotation(slides.length, isUnderPointer || isFocused);
  const left = usePrevious(shown);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel')}
      onPointerEnter={() => {
        setUnderPointer(true);
      }}
      onPointerLeave={() => {
        setUnderPointer(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setFocused(currentTarget.contains(relatedTarget));
      }}
    >
      <div className={styles.slides} aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map(({ key, to, Art }, at) => (
          <div
            key={key}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { at: at + 1, of: slides.length })}
            className={`${styles.slide} ${styles[key]} ${at === left ? styles.left : ''}`}
            data-shown={at === shown || undefined}
            aria-hidden={at !== shown}
            inert={at !== shown}
          >
            <Link to={to} className={styles.link}>
              <span className={styles.title}>{t(`carousel.${key}`)}</span>
              <span className={styles.text}>{t(`carousel.${key}.text`)}</span>
            </Link>
            <Art />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={t(isTurning ? 'carousel.pause' : 'carousel.play')}
          data-tooltip={t(isTurning ? 'carousel.pause' : 'carousel.play')}
          onClick={() => {
            setTurning(!isTurning);
          }}
        >
          {isTurning ? <IconPause /> : <IconPlayArrow />}
        </button>
        <span className={styles.position} aria-hidden>
          {`${shown + 1} / ${slides.length}`}
        </span>
        <button
          type="button"
          className={styles.control}
          aria-label={t('carousel.previous')}
          data-tooltip={t('carousel.previous')}
          onClick={() => {
            show(shown - 1);
          }}
        >
          <IconLeft />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={t('carousel.next')}
          data-tooltip={t('carousel.next')}
          onClick={() => {
            show(shown + 1);
          }}
        >
          <IconRight />
        </button>
      </div>
    </section>
  );
}

/** The value before the current one; null while there was none. */
function usePrevious(value: number): number | null {
  const [current, setCurrent] = useState(value);
  const [previous, setPrevious] = useState<number | null>(null);
  if (current !== value) {
    setCurrent(value);
    setPrevious(current);
  }
  return previous;
}
