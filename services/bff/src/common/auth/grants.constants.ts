import { type Language } from '../messages/languages.constants.js';
import { CAPABILITIES, type Capability, type GrantableCapability } from './capabilities.constants.js';

/** What can be given to an account on top of its role, with its name in each language, in the order in which it is offered. */
export const GRANT_NAMES: Readonly<Record<GrantableCapability, Readonly<Record<Language, string>>>> = {
  'content.inspect': {
    'en-US': 'Inspect content',
    'zh-CN': '审核内容',
    'km-KH': 'ត្រួតពិនិត្យមាតិកា',
  },
  'content.publish': {
    'en-US': 'Publish content',
    'zh-CN': '发布内容',
    'km-KH': 'បោះពុម្ពផ្សាយមាតិកា',
  },
  'content.seeAll': {
    'en-US': 'See all content',
    'zh-CN': '查看全部内容',
    'km-KH': 'មើលមាតិកាទាំងអស់',
  },
};

export const GRANTABLE = Object.keys(GRANT_NAMES) as readonly GrantableCapability[];

/** What an account was given that has not ended. */
export interface Grant {
  /** Of another release, perhaps: then it gives nothing. */
  capability: string;
  /** In milliseconds since 1970. */
  endsAt: number;
}

/** What a grant of a capability gives: itself and what comes with it. */
function givenBy(granted: GrantableCapability): readonly Capability[] {
  return [granted, ...CAPABILITIES[granted].givenWith];
}

/** The grants that give a capability. */
export function grantsOf(capability: Capability): GrantableCapability[] {
  return GRANTABLE.filter((granted) => givenBy(granted).includes(capability));
}
