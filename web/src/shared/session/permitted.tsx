import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Role } from '../../api/generated/model';
import { allowsRole } from './permissions';
import { session } from './session.store';

interface Props {
  /** Usually the result of {@link rolesThatMay}. An empty list allows everyone. */
  roles: readonly Role[];
  children: ReactNode;
}

/** Renders its children only for these roles, and rerenders when the role changes. */
export const Permitted = observer(function Permitted({ roles, children }: Props) {
  return allowsRole(roles, session.role) ? children : null;
});
