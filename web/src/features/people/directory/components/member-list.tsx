import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupMemberDto, MemberRole } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { otherRoles } from '../directory.constants';
import styles from './directory.module.css';
import { Person } from './person';

interface Props {
  members: GroupMemberDto[];
  mayChange: boolean;
  /** Whether the reader may end taking part. */
  mayLeave: boolean;
  isBusy: boolean;
  /** Where the page of a member is. */
  toPage: (member: GroupMemberDto) => string;
  onRole: (member: GroupMemberDto, role: MemberRole) => Promise<void>;
  onRemove: (member: GroupMemberDto) => Promise<void>;
}

/** Who takes part, and as what. */
export function MemberList(props: Props) {
  const { members, mayChange, mayLeave, isBusy, toPage, onRole, onRemove } = props;
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const id = useId();
  const number = formatNumber(members.length, language);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('members', { number })}
      </h3>
      {members.length === 0 ? (
        <p className={styles.none}>{t(mayChange ? 'members.none.add' : 'members.none')}</p>
      ) : (
        <ul className={styles.people}>
          {members.map((member) => {
            const other = otherRoles[member.role];
            const { name, isSelf } = member;
            return (
              <Person
                key={member.account}
                person={member}
                note={t(`role.${member.role}`)}
                to={toPage(member)}
              >
                {(mayChange || (mayLeave && isSelf)) && (
                  <span className={styles.buttons}>
                    {mayChange && (
                      <Button
                        look="text"
                        busy={isBusy}
                        aria-label={t(`make.${other}.named`, { name })}
                        onClick={() => void onRole(member, other)}
                      >
                        {t(`make.${other}`)}
                      </Button>
                    )}
                    <Button
                      look="text"
                      busy={isBusy}
                      {...(!isSelf && { 'aria-label': t('removeMember.named', { name }) })}
                      onClick={() => void onRemove(member)}
                    >
                      {t(isSelf ? 'action.leave' : 'action.removeMember')}
                    </Button>
                  </span>
                )}
              </Person>
            );
          })}
        </ul>
      )}
    </section>
  );
}
