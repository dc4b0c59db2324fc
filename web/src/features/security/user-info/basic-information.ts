import { SaveUserInfoBody } from '../../../api/generated/model/bodies/user';
import { saveUserInfoDtoLimits } from '../../../api/generated/model/limits/user';
import type { RegionDto, SaveUserInfoDto, UserInfoDto } from '../../../api/generated/model';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../shared/forms/problem';
import { countryOf, isIncomplete } from './areas';

export type BasicInformation = Required<SaveUserInfoDto>;

export const limits = saveUserInfoDtoLimits;

export function valuesOf(user: UserInfoDto): BasicInformation {
  const { name, introduction, email, countryRegion, area, address, personalWebsite } = user;
  return { email, nickname: name, countryRegion, area, address, personalWebsite, profile: introduction };
}

/** The request: spaces around a name or an address are unintended. */
export const bodyOf = (values: BasicInformation): SaveUserInfoDto => ({
  ...values,
  email: values.email.trim(),
  nickname: values.nickname.trim(),
  personalWebsite: values.personalWebsite.trim(),
});

/** The rules of the contract, and that an area is chosen down to its last level. */
export function problemsOf(values: BasicInformation, regions: RegionDto[]): Problems<BasicInformation> {
  const problems = contractProblems<BasicInformation>(SaveUserInfoBody, limits, bodyOf(values));
  const isOpen = isIncomplete(countryOf(regions, values.countryRegion), values.area);
  return isOpen ? { ...problems, area: problem('required') } : problems;
}
