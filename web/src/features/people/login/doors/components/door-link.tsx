import { Link, useLocation } from 'react-router-dom';
import { type DoorName, searchOf } from '../../door';

/** The token of a link belongs to the door that it opened, so the fragment is left out. */
export function DoorLink({ to, children }: { to: DoorName; children: string }) {
  const { pathname, search } = useLocation();
  return <Link to={{ pathname, search: searchOf(to, search) }}>{children}</Link>;
}
