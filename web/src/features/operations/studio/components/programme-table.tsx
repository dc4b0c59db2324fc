import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { useTranslation } from 'react-i18next';
import type { ProgrammeAction, ProgrammeDirection, ProgrammeDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { MenuButton } from '../../../../shared/ui/actions/menu-button';
import type { MenuChoice } from '../../../../shared/ui/actions/menu-panel';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { durationText } from '../duration-text';
import { ProgrammeCover } from './programme-cover';
import styles from './programme-table.module.css';

interface Props {
  label: string;
  entries: ProgrammeDto[];
  /** The id of the entry that is changed. */
  busy: string | null;
  onJudge: (entry: ProgrammeDto, action: ProgrammeAction) => void;
  onMove: (entry: ProgrammeDto, direction: ProgrammeDirection) => void;
}

const columns = ['order', 'cover', 'name', 'duration', 'id', 'audit', 'actions'] as const;
const tones = { auditing: 'info', approved: 'good', rejected: 'bad' } as const;

/** The programme of a live method. A native table, which scrolls inside its own box. */
export function ProgrammeTable({ label, entries, busy, onJudge, onMove }: Props) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  return (
    <div className={styles.scroll}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === 'actions' ? (
                  <span className="visually-hidden">{t('programme.actions')}</span>
                ) : (
                  t(`programme.${column}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { id, order, name, duration, audit, actions } = entry;
            const choices: MenuChoice[] = [
              ...actions.map((action) => ({
                key: action,
                label: t(`programme.${action}`),
                onSelect: () => {
                  onJudge(entry, action);
                },
              })),
              ...directionsOf(entry, entries.length).map((direction) => ({
                key: direction,
                label: t(`programme.${direction}`),
                onSelect: () => {
                  onMove(entry, direction);
                },
              })),
            ];
            return (
              <tr key={id} aria-busy={busy === id}>
                <td>{formatNumber(order, language)}</td>
                <td>
                  <ProgrammeCover id={id} />
                </td>
                <td>{name}</td>
                <td>{durationText(duration)}</td>
                <td>
                  <code>{id}</code>
                </td>
                <td>
                  <StateTag tone={tones[audit]}>{t(`audit.${audit}`)}</StateTag>
                </td>
                <td>
                  <MenuButton label={t('programme.operationsOf', { name })} choices={choices} floats>
                    <IconMore />
                  </MenuButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Where an entry can go from its place. */
function directionsOf({ order }: ProgrammeDto, entries: number): ProgrammeDirection[] {
  return [...(order > 1 ? (['up'] as const) : []), ...(order < entries ? (['down'] as const) : [])];
}
