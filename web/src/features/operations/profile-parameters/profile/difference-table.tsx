import { useTranslation } from 'react-i18next';
import type { ParameterDifferenceDto, ParameterField } from '../../../../api/generated/model';
import { useParameterTexts } from '../values/use-parameter-texts';
import styles from './drawer.module.css';

interface Props {
  differences: ParameterDifferenceDto[];
  /** Shown behind them: what is as it was. */
  unchanged?: ParameterDifferenceDto[];
}

/** Both parts have fields of the same name, so the part stands before it. */
const partOf = (field: ParameterField) => (field.startsWith('video.') ? 'video' : 'audio');

/** Each parameter that differs, from what to what. */
export function DifferenceTable({ differences, unchanged = [] }: Props) {
  const { t } = useTranslation('profile-parameters');
  const texts = useParameterTexts();
  if (differences.length + unchanged.length === 0) return <p>{t('detail.same')}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('detail.parameter')}</th>
          <th scope="col">{t('detail.from')}</th>
          <th scope="col">{t('detail.to')}</th>
        </tr>
      </thead>
      <tbody>
        {[...differences, ...unchanged].map(({ field, from, to }, at) => (
          <tr key={field} data-same={at >= differences.length}>
            <th scope="row">
              <span className={styles.part}>{t(`part.${partOf(field)}`)}</span> {texts.label(field)}
            </th>
            <td>{texts.value(field, from)}</td>
            <td>{texts.value(field, to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
