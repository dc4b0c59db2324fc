import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../../shared/announcements/live-regions';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { useStable } from '../../../../../shared/lib/use-stable';
import { useReorder } from '../../../../../shared/lists/use-reorder';
import { Pager } from '../../../../../shared/ui/pager/pager';
import type { Member } from '../member';
import type { MembersEditStore } from '../members-edit.store';
import { useDrawnPage } from '../use-drawn-page';
import styles from './items.module.css';
import { MemberRow } from './member-row';

interface Props {
  store: MembersEditStore;
  onPlace: (member: Member) => void;
}

/** The items of a set in their order. A grip moves one by drag, the arrow keys, Home and End. */
export const MemberList = observer(function MemberList({ store, onPlace }: Props) {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const { members, refusals, moved } = store;
  const of = members.length;
  const { first, end, showRow, hasPages, pager } = useDrawnPage(of);
  const { list, grip, dropAt } = useReorder(
    members,
    (_arranged, { item, to }) => {
      store.move(item.id, to);
    },
    first,
  );
  const shown = useRef(moved);
  // Wherever it was moved to, it stays in sight, and the focus stays on it.
  useLayoutEffect(() => {
    if (moved === null || moved === shown.current) return;
    const { id, to } = moved;
    if (to < first || to >= end) {
      showRow(to);
      return;
    }
    shown.current = moved;
    list.current?.querySelector<HTMLElement>(`[data-focus-key="grip-${id}"]`)?.focus();
    const name = members[to]?.title ?? '';
    announce(t('moved', { name, at: formatNumber(to + 1, language), of: formatNumber(of, language) }));
  });
  const showRefused = useEffectEvent((refused: typeof refusals) => {
    const at = members.findIndex(({ id }) => refused.has(id));
    if (at >= 0) showRow(at);
  });
  useEffect(() => {
    showRefused(refusals);
  }, [refusals]);
  const move = useStable((member: Member, to: number) => {
    store.move(member.id, to);
  });
  const remove = useStable((member: Member) => {
    store.remove(member.id);
    announce(t('removed', { name: member.title }));
  });
  const place = useStable(onPlace);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('list')}>
        {members.slice(first, end).map((member, index) => (
          <MemberRow
            key={member.id}
            member={member}
            at={first + index}
            of={of}
            grip={grip}
            drop={dropAt(first + index)}
            refusal={refusals.get(member.id)}
            onMove={move}
            onPlace={place}
            onRemove={remove}
          />
        ))}
      </ul>
      {hasPages && <Pager {...pager} />}
    </>
  );
});
