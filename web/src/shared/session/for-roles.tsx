import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { mayUse } from './may-use';
import { type Role, session } from './session.store';

interface Props {
  roles: Role[];
  children: ReactNode;
}

/** What only some roles see: it comes and goes as the role changes. */
export const ForRoles = observer(function ForRoles({ roles, children }: Props) {
  return mayUse(roles, session.role) ? children : null;
});
