import IconDragDotVertical from '@arco-design/web-react/icon/react-icon/IconDragDotVertical';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { useTranslation } from 'react-i18next';
import type { ProgrammeAction, ProgrammeDirection, ProgrammeDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useReorder } from '../../../../shared/lists/use-reorder';
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
  /** @param place from 1 */
  onPlace: (entry: ProgrammeDto, place: number) => void;
  onEdit: (entry: ProgrammeDto) => void;
  onCover: (entry: ProgrammeDto) => void;
  onRemove: (entry: ProgrammeDto) => void;
}

const columns = ['order', 'cover', 'name', 'duration', 'id', 'audit', 'actions'] as const;
const tones = { auditing: 'info', approved: 'good', rejected: 'bad' } as const;

/**
 * The programme of a live method. A native table, which scrolls inside its own box. The grip moves an entry by drag or
 * with the arrow keys.
 */
export function ProgrammeTable(props: Props) {
  const { label, entries, busy, onJudge, onMove, onPlace, onEdit, onCover, onRemove } = props;
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const { list, gripProps, dropAt } = useReorder<ProgrammeDto, HTMLTableSectionElement>(
    entries,
    (_arranged, { item, to }) => {
      onPlace(item, to + 1);
    },
  );
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
        <tbody ref={list}>
          {entries.map((entry, at) => {
            const { id, order, name, duration, audit, cover, actions } = entry;
            const choices: MenuChoice[] = [
              ...actions.map((action) => ({
                key: action,
                label: t(`programme.${action}`),
                onSelect: () => {
                  onJudge(entry, action);
                },
              })),
              {
                key: 'edit',
                label: t('programme.edit'),
                onSelect: () => {
                  onEdit(entry);
                },
              },
              {
                key: 'cover',
                label: t('programme.changeCover'),
                onSelect: () => {
                  onCover(entry);
                },
              },
              ...directionsOf(entry, entries.length).map((direction) => ({
                key: direction,
                label: t(`programme.${direction}`),
                onSelect: () => {
                  onMove(entry, direction);
                },
              })),
              {
                key: 'remove',
                label: t('programme.remove'),
                onSelect: () => {
                  onRemove(entry);
                },
              },
            ];
            return (
              <tr key={id} aria-busy={busy === id} data-drop={dropAt(at)}>
                <td>
                  <span className={styles.order}>
                    <button
                      type="button"
                      className={styles.grip}
                      aria-label={t('programme.grip', {
                        name,
                        at: formatNumber(order, language),
                        of: formatNumber(entries.length, language),
                      })}
                      {...gripProps(at)}
                    >
                      <IconDragDotVertical />
                    </button>
                    {formatNumber(order, language)}
                  </span>
                </td>
                <td>
                  <ProgrammeCover id={id} cover={cover} />
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
