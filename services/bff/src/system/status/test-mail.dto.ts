import { EnumField } from '../../common/fields/enum-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { MAIL_REFUSALS, type MailRefusal } from '../../platform/mail/mail.constants.js';

export class TestMailDto {
  @TextField({ description: 'Where it was sent: your confirmed address.', example: 'dara@sala.example' })
  to: string;

  @EnumField({
    values: MAIL_REFUSALS,
    enumName: 'MailRefusal',
    nullable: true,
    description:
      'Null if the mail server accepted it. signIn: name or password; host: there is no such host; unreachable: nothing ' +
      'answers there; timeout; encryption: certificate or version of TLS; address: the sender or you; message: the mail ' +
      'itself.',
    example: null,
  })
  refusal: MailRefusal | null;

  @TextField({
    description: 'The words of the mail server; empty if it gave none.',
    example: '550 5.7.1 Relaying denied',
  })
  answer: string;
}
