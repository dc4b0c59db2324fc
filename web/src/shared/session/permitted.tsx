import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Role } from '../../api/generated/model';
import { allowsRole } from './permissions';
import { session } from './session.store';

interface Props {
  /** Mostly {@link rolesThatMay} do something. Empty: everyone. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Shows what is in it to these roles alone, and follows as the role changes. */
export const Permitted = observer(function Permitted({ roles, children }: Props) {
  return allowsRole(roles, session.role) ? children : null;
});
