import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { UserInfoDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';
import { BasicInformationForm } from './basic-information-form';
import { BasicInformationStore } from './basic-information.store';

interface Props {
  /** Another email address was stored, which is not confirmed yet. */
  onEmailChanged: () => void;
}

/** The tab Basic Information of the user settings. */
export const BasicInformationPart = observer(function BasicInformationPart({ onEmailChanged }: Props) {
  const { user } = session;
  return user === null ? null : <Loaded user={user} onEmailChanged={onEmailChanged} />;
});

function Loaded({ user, onEmailChanged }: Props & { user: UserInfoDto }) {
  const [store] = useState(() => new BasicInformationStore(user));
  useEffect(() => store.start(), [store]);
  return <BasicInformationForm store={store} onEmailChanged={onEmailChanged} />;
}
