import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { formatPercent } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { cropPicture } from './crop-picture';
import { initialSquare, type PictureSize, resized, sizeOf, SQUARE_SIZES } from './crop-square';
import styles from './crop-step.module.css';

interface Props {
  picture: string;
  isSending: boolean;
  onUnreadable: () => void;
  onUse: (draw: () => Promise<Blob>) => void;
  /** To another picture. */
  onBack: () => void;
}

/** In pixels on the screen: a smaller square could hardly be grasped. */
const MIN_EDGE = 32;

/** Chooses the square of a picture: by pointer, by the arrow keys, and its size by a slider. */
export function CropStep({ picture, isSending, onUnreadable, onUse, onBack }: Props) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [square, setSquare] = useState<PercentCrop>();

  const begin = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const natural = { width: naturalWidth, height: naturalHeight };
    setSize(natural);
    setSquare(initialSquare(natural));
  };
  const isPlaced = square !== undefined;
  useLayoutEffect(() => {
    // The field that had the focus is gone.
    if (isPlaced) area.current?.querySelector<HTMLElement>('[role="group"]')?.focus();
  }, [isPlaced]);
  const use = () => {
    const { current } = image;
    if (current !== null && square !== undefined) onUse(() => cropPicture(current, square));
  };
  const corner = (name: 'nw' | 'ne' | 'sw' | 'se') => t(`avatar.corner.${name}`);

  return (
    <>
      <p className={styles.hint}>{t('avatar.hint')}</p>
      <div ref={area} className={styles.area}>
        <ReactCrop
          crop={square}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={MIN_EDGE}
          disabled={isSending}
          ariaLabels={{
            ...ReactCrop.defaultProps.ariaLabels,
            cropArea: t('avatar.square'),
            nwDragHandle: corner('nw'),
            neDragHandle: corner('ne'),
            swDragHandle: corner('sw'),
            seDragHandle: corner('se'),
          }}
          onChange={(_pixels, percent) => {
            setSquare(percent);
          }}
        >
          <img
            ref={image}
            src={picture}
            alt={t('avatar.picture')}
            className={styles.picture}
            onLoad={({ currentTarget }) => {
              begin(currentTarget);
            }}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
      {size !== null && square !== undefined && (
        <div className={styles.size}>
          <label htmlFor={id}>{t('avatar.size')}</label>
          <input
            id={id}
            type="range"
            min={SQUARE_SIZES.minimum}
            max={SQUARE_SIZES.maximum}
            step={SQUARE_SIZES.step}
            value={sizeOf(square, size)}
            disabled={isSending}
            aria-valuetext={formatPercent(sizeOf(square, size), language)}
            onChange={({ target }) => {
              setSquare(resized(square, Number(target.value), size));
            }}
          />
        </div>
      )}
      <DialogActions
        secondary={[{ label: t('avatar.other'), isDisabled: isSending, onClick: onBack }]}
        primary={{ label: t('avatar.use'), isBusy: isSending, onClick: use }}
      />
    </>
  );
}
