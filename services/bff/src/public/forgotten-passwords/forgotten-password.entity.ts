import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type Language } from '../../common/messages/languages.constants.js';
import { LOGIN_NAME } from './forgotten-passwords.constants.js';

/**
 * A person asked for a new password. Whether there is such an account is looked up afterwards, so that the answer and its
 * time are the same for every name.
 */
@Entity('forgotten_password')
export class ForgottenPassword {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'forgotten_password_pkey' })
  id: number;

  /** User name or email address, as typed. */
  @Column({ type: 'varchar', length: LOGIN_NAME.maxLength })
  login: string;

  @Column({ type: 'text' })
  language: Language;
}
