import IconDelete from '@arco-design/web-react/icon/react-icon/IconDelete';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { type Grip, gripHandlers } from '../../../../../shared/lists/use-reorder';
import { GripButton } from '../../../../../shared/ui/actions/grip-button';
import { IconButton } from '../../../../../shared/ui/actions/icon-button';
import { MenuButton } from '../../../../../shared/ui/actions/menu-button';
import type { Member } from '../member';
import styles from './items.module.css';
import { MemberFacts } from './member-facts';

interface Props {
  member: Member;
  at: number;
  of: number;
  grip: Grip;
  drop: 'before' | 'after' | undefined;
  /** Why the server does not take it. */
  refusal: string | undefined;
  onMove: (member: Member, to: number) => void;
  onPlace: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** An item of a list that is arranged by hand. Moving another one does not draw it again. */
export const MemberRow = memo(function MemberRow(props: Props) {
  const { member, at, of, grip, drop, refusal, onMove, onPlace, onRemove } = props;
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const { title: name, id } = member;
  const place = formatNumber(at + 1, language);
  const choice = (key: 'top' | 'bottom' | 'place', onSelect: () => void) => ({
    key,
    label: t(`to.${key}`),
    onSelect,
  });
  return (
    <li className={styles.row} data-drop={drop}>
      <GripButton
        label={t('grip', { name, at: place, of: formatNumber(of, language) })}
        data-focus-key={`grip-${id}`}
        {...gripHandlers(grip, at)}
      />
      <span className={styles.place}>{place}</span>
      <div className={styles.about}>
        <MemberFacts member={member} opensAll />
        {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
      </div>
      <div className={styles.operations}>
        <MenuButton
          label={t('actions', { name })}
          floats
          choices={[
            ...(at === 0
              ? []
              : [
                  choice('top', () => {
                    onMove(member, 0);
                  }),
                ]),
            ...(at === of - 1
              ? []
              : [
                  choice('bottom', () => {
                    onMove(member, of - 1);
                  }),
                ]),
            ...(of < 3
              ? []
              : [
                  choice('place', () => {
                    onPlace(member);
                  }),
                ]),
          ]}
        >
          <IconMore />
        </MenuButton>
        <IconButton
          label={t('remove', { name })}
          onClick={() => {
            onRemove(member);
          }}
        >
          <IconDelete />
        </IconButton>
      </div>
    </li>
  );
});
