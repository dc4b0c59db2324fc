import type { DoorName } from '../door';
import { ForgotDoor } from './forgot-door';
import { RecoverDoor } from './recover-door';
import { RegisterDoor } from './register-door';
import { ResetDoor } from './reset-door';

const parts = { forgot: ForgotDoor, recover: RecoverDoor, reset: ResetDoor, register: RegisterDoor };

/** For people who cannot log in. */
export function Door({ name }: { name: DoorName }) {
  const Part = parts[name];
  return <Part />;
}
