import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isPermitted } from './is-permitted';
import { type Role, session } from './session.store';

interface Props {
  /** Empty: everyone. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Shows what is in it to these roles alone, and follows as the role changes. */
export const Permitted = observer(function Permitted({ roles, children }: Props) {
  return isPermitted(roles, session.role) ? children : null;
});
