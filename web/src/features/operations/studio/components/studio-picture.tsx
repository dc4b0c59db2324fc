import { useTranslation } from 'react-i18next';
import type { StudioDto } from '../../../../api/generated/model';
import styles from './studio-picture.module.css';

interface Props {
  studio: StudioDto;
  /** A change is on its way. */
  isPending: boolean;
  isSimulated: boolean;
}

/** A drawing of what the settings make viewers see. Its texts are HTML, so that they wrap and can be read out. */
export function StudioPicture({ studio, isPending, isSimulated }: Props) {
  const { t } = useTranslation('studio');
  const { state, method, stream, clarity } = studio;
  return (
    <div
      className={styles.frame}
      data-state={state}
      data-clarity={clarity}
      data-pending={isPending || undefined}
    >
      <svg viewBox="0 0 320 180" className={styles.drawing} aria-hidden focusable="false">
        {state === 'onAir' ? <Scene method={method} /> : <Bars isDimmed={state === 'offAir'} />}
      </svg>
      <p className={styles.state}>{t(`state.${state}`)}</p>
      {isSimulated && <p className={styles.demo}>{t('preview.demo')}</p>}
      {state === 'offAir' || (
        <p className={styles.facts}>
          {t(`method.${method}`)} · {t(`stream.${stream}`)}
          {state === 'onAir' && ` · ${t(`clarity.${clarity}`)}`}
        </p>
      )}
      {state === 'gasket' && <p className={styles.words}>{t('preview.gasket')}</p>}
    </div>
  );
}

/** A test picture: bars of equal width. */
function Bars({ isDimmed }: { isDimmed: boolean }) {
  return (
    <g opacity={isDimmed ? 0.25 : 0.7}>
      {BARS.map((colour, at) => (
        <rect
          key={colour}
          x={(at * 320) / BARS.length}
          width={320 / BARS.length}
          height="180"
          fill={colour}
        />
      ))}
      <rect width="320" height="180" fill="#0b1526" opacity="0.55" />
    </g>
  );
}

const BARS = ['#c9cdd4', '#d8c04a', '#3fa9b8', '#3f9a5b', '#a559a8', '#b84a48', '#3d5fb0'];

/** What the live method shows: the presenter with a robot, a relayed screen, a film or a page. */
function Scene({ method }: { method: StudioDto['method'] }) {
  return (
    <>
      <rect width="320" height="180" fill="#17324d" />
      <rect y="132" width="320" height="48" fill="#0f2236" />
      <rect x="24" y="22" width="120" height="78" rx="6" fill="#244a6c" stroke="#6fa3cf" strokeWidth="2" />
      {method === 'normal' && (
        <path d="M40 84c16-34 28-4 44-26s24-10 44 4" fill="none" stroke="#9fd0f5" strokeWidth="4" />
      )}
      {method === 'flowControl' && (
        <path d="M44 60h52m-14-14 14 14-14 14M108 42v36" fill="none" stroke="#9fd0f5" strokeWidth="5" />
      )}
      {method === 'video' && <path d="m68 40 38 21-38 21z" fill="#9fd0f5" />}
      {method === 'web' && <path d="M40 40h88M40 54h60M40 68h76M40 82h40" stroke="#9fd0f5" strokeWidth="5" />}
      <g className={styles.robot}>
        <rect x="196" y="76" width="64" height="60" rx="10" fill="#e9f1f8" />
        <rect x="206" y="36" width="44" height="36" rx="10" fill="#f6fafd" />
        <circle cx="219" cy="54" r="5" fill="#1d4e80" />
        <circle cx="237" cy="54" r="5" fill="#1d4e80" />
        <path d="M228 36V24" stroke="#f6fafd" strokeWidth="4" />
        <circle cx="228" cy="21" r="5" fill="#f7a531" />
        <path
          d="M196 92c-16 2-22 12-24 26M260 92c16 2 22-14 24-28"
          fill="none"
          stroke="#e9f1f8"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <rect x="212" y="90" width="32" height="20" rx="4" fill="#5b93c4" />
        <path d="M212 136v14m32-14v14" stroke="#e9f1f8" strokeWidth="10" strokeLinecap="round" />
      </g>
    </>
  );
}
