import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgottenPasswordDtoLimits } from '../../../../api/generated/model/limits/account-requests';
import { Form } from '../../../../shared/forms/form';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { DoorFrame } from './components/door-frame';
import { DoorLink } from './components/door-link';
import { Outcome } from './components/outcome';
import { SendButton } from './components/send-button';
import { forgotForm, OptionsStore } from './doors.store';

/** Asks for a link with which to set a new password. */
export const ForgotDoor = observer(function ForgotDoor() {
  const { t } = useTranslation('doors');
  const [form] = useState(forgotForm);
  const [store] = useState(() => new OptionsStore());
  const [isSent, setSent] = useState(false);
  const { text } = useInputs(form, { login: { pattern: t('login.pattern') } });
  useEffect(() => {
    void store.load();
    return store.options.stop;
  }, [store]);

  // Until it is known, both ways are named.
  const way = { true: 'mail', false: 'person' }[String(store.options.data?.sendsMail)] ?? 'any';
  return (
    <DoorFrame
      title={t('forgot.title')}
      intro={isSent ? undefined : t('forgot.intro')}
      links={<DoorLink to="recover">{t('recover.link')}</DoorLink>}
    >
      {isSent ? (
        <Outcome
          kind="done"
          texts={[t(`forgot.sent.${way as 'mail' | 'person' | 'any'}`), t('forgot.sent.next')]}
        />
      ) : (
        <Form
          form={form}
          onSent={() => {
            setSent(true);
          }}
          actions={<SendButton label={t('forgot.send')} isBusy={form.isSending} />}
        >
          <TextField
            {...text('login')}
            label={t('login')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            icon={<IconUser />}
            maxLength={forgottenPasswordDtoLimits.login.maxLength}
          />
        </Form>
      )}
    </DoorFrame>
  );
});
