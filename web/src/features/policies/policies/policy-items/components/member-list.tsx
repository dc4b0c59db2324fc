import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../../shared/announcements/live-regions';
import { formatNumber } from '../../../../../shared/i18n/format';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { useStable } from '../../../../../shared/lib/use-stable';
import { useReorder } from '../../../../../shared/lists/use-reorder';
import { Button } from '../../../../../shared/ui/actions/button';
import type { Member } from '../member';
import type { MembersEditStore } from '../members-edit.store';
import styles from './items.module.css';
import { MemberRow } from './member-row';

/** So many are drawn at first, and more with each press. */
const STEP = 100;

interface Props {
  store: MembersEditStore;
  onPlace: (member: Member) => void;
}

/** The items of a set in their order. A grip moves one by drag, the arrow keys, Home and End. */
export const MemberList = observer(function MemberList({ store, onPlace }: Props) {
  const { t } = useTranslation('policy-items');
  const language = useLanguage();
  const { members, refusals } = store;
  const [drawn, setDrawn] = useState(STEP);
  const of = members.length;
  const moved = (member: Member, to: number) => {
    // It stays in sight, and so does the focus.
    if (to >= drawn) setDrawn(to + 1);
    announce(
      t('moved', {
        name: member.title,
        at: formatNumber(to + 1, language),
        of: formatNumber(of, language),
      }),
    );
  };
  const { list, grip, dropAt } = useReorder(members, (arranged, { item, to }) => {
    store.arrange(arranged.map(({ id }) => id));
    moved(item, to);
  });
  const move = useStable((member: Member, to: number) => {
    store.move(member.id, to);
    moved(member, to);
  });
  const remove = useStable((member: Member) => {
    store.remove(member.id);
    announce(t('removed', { name: member.title }));
  });
  const place = useStable(onPlace);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('list')}>
        {members.slice(0, drawn).map((member, at) => (
          <MemberRow
            key={member.id}
            member={member}
            at={at}
            of={of}
            grip={grip}
            drop={dropAt(at)}
            refusal={refusals.get(member.id)}
            onMove={move}
            onPlace={place}
            onRemove={remove}
          />
        ))}
      </ul>
      {of > drawn && (
        <Button
          look="text"
          className={styles.more}
          onClick={() => {
            setDrawn(drawn + STEP);
          }}
        >
          {t('more', { count: Math.min(STEP, of - drawn) })}
        </Button>
      )}
    </>
  );
});
