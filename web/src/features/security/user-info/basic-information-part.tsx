import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { UserInfoDto } from '../../../api/generated/model';
import { session } from '../../../shared/session/session.store';
import { BasicInformationForm } from './basic-information-form';
import { BasicInformationStore } from './basic-information.store';

/** The tab Basic Information of the user settings. */
export const BasicInformationPart = observer(function BasicInformationPart() {
  const { user } = session;
  return user === null ? null : <Loaded user={user} />;
});

function Loaded({ user }: { user: UserInfoDto }) {
  const [store] = useState(() => new BasicInformationStore(user));
  useEffect(() => store.start(), [store]);
  return <BasicInformationForm store={store} />;
}
