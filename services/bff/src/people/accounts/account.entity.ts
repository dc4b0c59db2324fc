import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TEXT_ORDER } from '../../platform/database/text-order.js';
import { type Role } from '../../common/auth/roles.constants.js';
import { EMAIL } from '../../common/fields/email-field.js';
import { ADDRESS, NICKNAME, type PendingRegistration, REGION_TEXT, USER_NAME } from './accounts.constants.js';

/** What the user info of an account is made of. */
export type Profile = Pick<
  Account,
  | 'name'
  | 'avatar'
  | 'job'
  | 'jobName'
  | 'organization'
  | 'organizationName'
  | 'location'
  | 'locationName'
  | 'email'
  | 'emailConfirmed'
  | 'introduction'
  | 'countryRegion'
  | 'area'
  | 'address'
  | 'personalWebsite'
  | 'phone'
  | 'registrationDate'
  | 'accountId'
  | 'certified'
  | 'role'
>;

/** Whose an email address may be. */
export type EmailHolder = Pick<Account, 'id' | 'name' | 'userName' | 'email' | 'confirmedEmail'>;

/** A user who can sign in, with the profile data shown in the UI. */
@Entity('account')
@Index('account_user_name_key', ['userName'], { unique: true })
@Index('account_user_name_lower_idx', { synchronize: false })
@Index('account_confirmed_email_key', { synchronize: false })
export class Account {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'account_pkey' })
  id: number;

  @Column({ name: 'user_name', type: 'varchar', length: USER_NAME.maxLength })
  userName: string;

  /** An argon2id hash as a PHC string. Empty until an invited person sets the first password. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  /** Null if the password is the first one. */
  @Column({ name: 'password_changed_at', type: 'timestamptz', nullable: true })
  passwordChangedAt: Date | null;

  /** Whether the password is not enough to sign in. */
  @Column({ name: 'second_factor', type: 'boolean', default: false })
  secondFactor: boolean;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'boolean', default: true })
  enabled: boolean;

  /** Set while an account that somebody registered cannot sign in yet or was rejected. Then it is not enabled. */
  @Column({ type: 'text', nullable: true })
  registration: PendingRegistration | null;

  /** Who has given it its rights, and who had entitled those shortly before. Empty if that is not known. */
  @Column({ name: 'entitled_by', type: 'integer', array: true, default: () => "'{}'" })
  entitledBy: number[];

  @Column({ name: 'entitled_at', type: 'timestamptz', nullable: true })
  entitledAt: Date | null;

  /** The role that it lost last, of those of administrators, and when: by another role, disabled or removed. */
  @Column({ name: 'former_role', type: 'text', nullable: true })
  formerRole: Role | null;

  @Column({ name: 'former_until', type: 'timestamptz', nullable: true })
  formerUntil: Date | null;

  /** When it was removed. What the person wrote still refers to it; nobody signs in with it, and no list shows it. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** Incremented by every change that an administrator makes. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'varchar', length: NICKNAME.maxLength, collation: TEXT_ORDER })
  name: string;

  /** The key of the avatar, from which `avatarAddress` builds a URL; empty if there is none. */
  @Column({ type: 'text', default: '' })
  avatar: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  job: string;

  @Column({ name: 'job_name', type: 'varchar', length: 64, default: '' })
  jobName: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  organization: string;

  @Column({ name: 'organization_name', type: 'varchar', length: 64, default: '' })
  organizationName: string;

  @Column({ type: 'varchar', length: 64, default: '' })
  location: string;

  @Column({ name: 'location_name', type: 'varchar', length: 64, default: '' })
  locationName: string;

  /** What the person entered, and the profile shows. Nothing secret goes there. */
  @Column({ type: 'varchar', length: EMAIL.maxLength, default: '' })
  email: string;

  /** Whether the address was confirmed with a code. */
  @Column({ name: 'email_confirmed', type: 'boolean', default: false })
  emailConfirmed: boolean;

  /**
   * The last address that was confirmed, to which links and codes go; empty if there is none. No other account has it,
   * in whatever case. A trigger copies it from `email`.
   */
  @Column({
    name: 'confirmed_email',
    type: 'varchar',
    length: EMAIL.maxLength,
    default: '',
    insert: false,
    update: false,
  })
  confirmedEmail: string;

  /** The limit is in grapheme clusters, which PostgreSQL cannot count. */
  @Column({ type: 'text', default: '' })
  introduction: string;

  @Column({ name: 'country_region', type: 'varchar', length: REGION_TEXT.maxLength, default: '' })
  countryRegion: string;

  @Column({ type: 'varchar', length: REGION_TEXT.maxLength, default: '' })
  area: string;

  @Column({ type: 'varchar', length: ADDRESS.maxLength, default: '' })
  address: string;

  @Column({ name: 'personal_website', type: 'text', default: '' })
  personalWebsite: string;

  /** The digits of an E.164 number, without the plus sign. */
  @Column({ type: 'varchar', length: 20, default: '' })
  phone: string;

  @Column({ name: 'registration_date', type: 'timestamptz' })
  registrationDate: Date;

  /** The user-facing number of the account, not the primary key. */
  @Column({ name: 'account_id', type: 'varchar', length: 20 })
  accountId: string;

  @Column({ type: 'boolean', default: false })
  certified: boolean;
}

/** An account that has a capability, or had it until lately. */
export interface Entitled extends Pick<
  Account,
  'entitledAt' | 'entitledBy' | 'formerUntil' | 'id' | 'name' | 'userName'
> {
  /** Whether it has it now, by role or by a grant, and is enabled. */
  isActive: boolean;
}
