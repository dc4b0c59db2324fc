import { TimeField } from '../../common/fields/date-field.js';
import { type GrantableCapability } from '../../common/auth/capabilities.constants.js';
import { type Grant, GRANTABLE } from '../../common/auth/grants.constants.js';
import { ROLES, type Role } from '../../common/auth/roles.constants.js';
import { avatarAddress } from './avatars.constants.js';
import { EnumField, EnumListField } from '../../common/fields/enum-field.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { maskPhone } from '../../common/text/mask.js';
import { displayTime } from '../../common/time/display-time.js';
import { type Profile } from './account.entity.js';
import { type Certification, CERTIFICATIONS } from './accounts.constants.js';

/** The logged-in user, as shown in the UI. */
export class UserInfoDto {
  @TextField({ description: 'Display name.', example: 'Sok Dara' })
  name: string;

  @TextField({
    description: 'Address of the picture, 96 pixels square, on this server; empty if there is none.',
    example: '/api/files/avatars/q0Vb3Zr7lZ0Y6v1d4m2k9A-96.webp',
  })
  avatar: string;

  @TextField({ description: 'Key of the job.', example: 'editor' })
  job: string;

  @TextField({ description: 'Display name of the job.', example: 'Lead editor' })
  jobName: string;

  @TextField({ description: 'Key of the organisation.', example: 'content' })
  organization: string;

  @TextField({ description: 'Display name of the organisation.', example: 'Content team' })
  organizationName: string;

  @TextField({ description: 'Key of the location.', example: 'phnom-penh' })
  location: string;

  @TextField({ description: 'Display name of the location.', example: 'Phnom Penh' })
  locationName: string;

  @TextField({
    description: 'Email address, as the person entered it. Links and codes go to a confirmed address only.',
    example: 'dara@sala.example',
  })
  email: string;

  @BooleanField({ description: 'Whether the address was confirmed with a code.', example: true })
  emailConfirmed: boolean;

  @TextField({ description: 'A few words about the person.', example: 'Makes lessons that children finish.' })
  introduction: string;

  @TextField({ description: 'Country or region: a code of `listRegions`, or a text.', example: 'KH' })
  countryRegion: string;

  @TextField({ description: 'Area within it: a code of `listRegions`, or a text.', example: 'KH-12' })
  area: string;

  @TextField({ description: 'Street address; may be empty.', example: '12 Street 240' })
  address: string;

  @TextField({ description: 'Website, http or https; may be empty.', example: 'https://sala.example' })
  personalWebsite: string;

  @TextField({ description: 'Telephone number, masked on the server.', example: '855****0001' })
  phone: string;

  @TimeField({
    description: 'When the account was created, in the time zone of the deployment.',
    example: '2025-01-06 08:30:00',
  })
  registrationDate: string;

  @TextField({ description: 'The number by which people refer to the account.', example: '10000001' })
  accountId: string;

  @EnumField({
    description: '0: not certified, 1: certified.',
    values: CERTIFICATIONS,
    enumName: 'CertifiedState',
    names: ['notCertified', 'certified'],
    example: 1,
  })
  certification: Certification;

  @EnumField({ description: 'What the person may do.', values: ROLES, enumName: 'Role', example: 'admin' })
  role: Role;

  @EnumListField({
    values: GRANTABLE,
    enumName: 'GrantableCapability',
    minItems: 0,
    maxItems: GRANTABLE.length,
    description: 'What the person was given on top of the role, as long as it lasts.',
    example: [],
  })
  grants: GrantableCapability[];

  static from(account: Profile, grants: readonly Grant[], timeZone: string): UserInfoDto {
    return {
      name: account.name,
      avatar: avatarAddress(account.avatar),
      job: account.job,
      jobName: account.jobName,
      organization: account.organization,
      organizationName: account.organizationName,
      location: account.location,
      locationName: account.locationName,
      email: account.email,
      emailConfirmed: account.emailConfirmed,
      introduction: account.introduction,
      countryRegion: account.countryRegion,
      area: account.area,
      address: account.address,
      personalWebsite: account.personalWebsite,
      phone: maskPhone(account.phone),
      registrationDate: displayTime(account.registrationDate, timeZone),
      accountId: account.accountId,
      certification: account.certified ? 1 : 0,
      role: account.role,
      grants: GRANTABLE.filter((name) => grants.some(({ capability }) => capability === name)),
    };
  }
}
