import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyDto } from '../../../api/generated/model';
import { renamePasskeyDtoLimits } from '../../../api/generated/model/limits/security';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { useInputs } from '../../../shared/forms/use-inputs';
import { session } from '../../../shared/session/session.store';
import { Alert } from '../../../shared/ui/feedback/alert';
import { TextField } from '../../../shared/ui/fields/text-field';
import { CurrentPasswordField } from './components/current-password-field';
import { RecoveryCodeSheet } from './components/recovery-code-sheet';
import { passkeyForm, passkeyNameForm, removePasskeyForm } from './passkeys.store';

export type PasskeyDialog =
  | { kind: 'add'; name: string }
  | { kind: 'rename'; passkey: PasskeyDto }
  /** The password alone is enough once it is removed. */
  | { kind: 'remove'; passkey: PasskeyDto; isLast: boolean };

interface Ends {
  onDone: (message: string) => void;
  onClose: () => void;
}

/** The dialog that is open. */
export function PasskeyDialogs({ dialog, ...ends }: Ends & { dialog: PasskeyDialog | null }) {
  switch (dialog?.kind) {
    case 'add':
      return <AddPasskeyDialog {...ends} name={dialog.name} />;
    case 'rename':
      return <RenamePasskeyDialog {...ends} passkey={dialog.passkey} />;
    case 'remove':
      return <RemovePasskeyDialog {...ends} passkey={dialog.passkey} isLast={dialog.isLast} />;
    case undefined:
      return null;
  }
}

/** Asks for the password, has the device make the passkey, and then shows recovery codes if there were none. */
const AddPasskeyDialog = observer(function AddPasskeyDialog({
  name,
  onDone,
  onClose,
}: Ends & { name: string }) {
  const { t } = useTranslation('security');
  const [form] = useState(() => passkeyForm(name));
  const [codes, setCodes] = useState<string[]>([]);
  const { text } = useInputs(form);
  const finish = () => {
    onDone(t('passkeys.added'));
  };
  if (codes.length > 0) {
    const { name: owner = '', accountId = '' } = session.user ?? {};
    return <RecoveryCodeSheet codes={codes} owner={[owner, accountId]} onClose={finish} />;
  }
  return (
    <FormDialog
      title={t('passkeys.add')}
      form={form}
      action={t('passkeys.make')}
      onSent={({ recoveryCodes }) => {
        if (recoveryCodes.length > 0) setCodes(recoveryCodes);
        else finish();
      }}
      onCancel={onClose}
    >
      <p>{t('passkeys.about')}</p>
      <PasskeyNameField {...text('name')} />
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

const RenamePasskeyDialog = observer(function RenamePasskeyDialog(props: Ends & { passkey: PasskeyDto }) {
  const { passkey, onDone, onClose } = props;
  const { t } = useTranslation('security');
  const [form] = useState(() => passkeyNameForm(passkey));
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t('passkeys.rename.title')}
      form={form}
      action={t('passkeys.rename')}
      onSent={() => {
        onDone(t('passkeys.renamed'));
      }}
      onCancel={onClose}
    >
      <PasskeyNameField {...text('name')} />
    </FormDialog>
  );
});

const RemovePasskeyDialog = observer(function RemovePasskeyDialog(
  props: Ends & { passkey: PasskeyDto; isLast: boolean },
) {
  const { passkey, isLast, onDone, onClose } = props;
  const { t } = useTranslation('security');
  const [form] = useState(() => removePasskeyForm(passkey));
  const { text } = useInputs(form);
  return (
    <FormDialog
      title={t('passkeys.remove.title')}
      form={form}
      action={t('passkeys.remove')}
      isIrreversible
      onSent={() => {
        onDone(t('passkeys.removed'));
      }}
      onCancel={onClose}
    >
      <Alert kind="warning">
        {t(isLast ? 'passkeys.remove.last' : 'passkeys.remove.about', { name: passkey.name })}
      </Alert>
      <CurrentPasswordField {...text('currentPassword')} />
    </FormDialog>
  );
});

type NameFieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'hint' | 'autoComplete' | 'maxLength'>;

function PasskeyNameField(props: NameFieldProps) {
  const { t } = useTranslation('security');
  return (
    <TextField
      {...props}
      label={t('passkeys.name')}
      hint={t('passkeys.name.hint')}
      autoComplete="off"
      maxLength={renamePasskeyDtoLimits.name.maxLength}
    />
  );
}
