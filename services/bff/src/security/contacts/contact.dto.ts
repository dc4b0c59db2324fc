import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { EmailField } from '../../common/fields/email-field.js';
import { withRule } from '../../common/fields/field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ConfirmedDto } from '../passwords/confirmed.dto.js';
import { EMAIL_CODE, PHONE_TEXT } from './contacts.constants.js';
import { phoneDigits } from './phone-number.js';

const DIGITS = /^[1-9]\d{7,14}$/;

/** A phone number in one of the forms that people write. The service gets its digits. */
function PhoneField(options: { description: string; example: string }) {
  const isDigits = (value: unknown) => typeof value === 'string' && DIGITS.test(value);
  return applyDecorators(
    TextField({ ...options, ...PHONE_TEXT }),
    ValidateBy({ name: 'isPhone', validator: { validate: isDigits } }, withRule('phone')),
    Transform(({ value }: { value: unknown }) => (isShortText(value) ? (phoneDigits(value) ?? '+') : value)),
  );
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= PHONE_TEXT.maxLength;
}

export class ChangePhoneDto extends ConfirmedDto {
  @PhoneField({
    description: 'With its country code, or in the national format of China or Cambodia.',
    example: '+855 12 345 678',
  })
  phone: string;
}

export class ChangeEmailDto extends ConfirmedDto {
  @EmailField({ description: 'The new address.', example: 'dara.sok@sala.example' })
  email: string;
}

export class ConfirmEmailDto {
  @TextField({
    description: 'The code that was sent to the new address.',
    maxLength: EMAIL_CODE.digits,
    pattern: /^\d{6}$/,
    example: '402716',
  })
  code: string;
}
