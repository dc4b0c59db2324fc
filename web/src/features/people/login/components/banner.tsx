import IconPause from '@arco-design/web-react/icon/react-icon/IconPause';
import IconPlayArrow from '@arco-design/web-react/icon/react-icon/IconPlayArrow';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../../shared/ui/layout/brand';
import { HallArt } from './art/hall-art';
import { BlocksArt } from './art/blocks-art';
import { RobotArt } from './art/robot-art';
import styles from './banner.module.css';
import { useRotation } from '../../../../shared/lib/use-rotation';

const slides = [
  { title: 'slogan1', text: 'slogan1.text', Art: HallArt },
  { title: 'slogan2', text: 'slogan2.text', Art: BlocksArt },
  { title: 'slogan3', text: 'slogan3.text', Art: RobotArt },
] as const;

/** Rotates three slogans. Users can stop the rotation; with reduced motion it does not start. */
export function Banner() {
  const { t } = useTranslation(['login', 'shared']);
  const { shown, show, isTurning, setTurning } = useRotation(slides.length);
  return (
    <aside aria-label={t('banner')} className={styles.banner}>
      <p className={styles.brand}>
        <BrandMark /> {t('shared:brand')}
      </p>
      <div className={styles.slides} aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map(({ title, text, Art }, index) => (
          <div key={title} className={styles.slide} hidden={index !== shown}>
            <Art />
            <h2 className={styles.title}>{t(title)}</h2>
            <p className={styles.text}>{t(text)}</p>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label={t(isTurning ? 'banner.pause' : 'banner.play')}
          onClick={() => {
            setTurning(!isTurning);
          }}
        >
          {isTurning ? <IconPause /> : <IconPlayArrow />}
        </button>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={t(title)}
            aria-current={index === shown}
            onClick={() => {
              show(index);
            }}
          />
        ))}
      </div>
    </aside>
  );
}
