import { type Locale, LOCALES } from '../../people/settings/settings.constants.js';
import { type Course, type EnquiryKind, linkTo, type Position } from './enquiries.constants.js';
import { type NewEnquiry } from './enquiries.repository.js';
import { MESSAGE_CONTENT } from '../../messages/messages/messages.constants.js';

interface Words {
  kind: Record<EnquiryKind, string>;
  course: Record<Course, string>;
  position: Record<Position, string>;
  age: (years: number) => string;
  colon: string;
}

const WORDS: Record<Locale, Words> = {
  'en-US': {
    kind: {
      contact: 'A question from the public page',
      join: 'A family asks for a free lesson',
      partner: 'Somebody offers a partnership',
      career: 'Somebody applies for work',
    },
    course: {
      pictures: 'Pictures that move',
      games: 'Games with rules',
      code: 'Real code',
      robots: 'Robots',
    },
    position: {
      teacher: 'Teach',
      author: 'Write courses',
      care: 'Care for families',
      other: 'Something else',
    },
    age: (years) => `child of ${years} years`,
    colon: ': ',
  },
  'zh-CN': {
    kind: {
      contact: '公开页面上的一条咨询',
      join: '有家庭申请免费试听',
      partner: '有人提出合作',
      career: '有人求职',
    },
    course: { pictures: '会动的图画', games: '有规则的游戏', code: '真正的代码', robots: '机器人' },
    position: { teacher: '教课', author: '编写课程', care: '服务家庭', other: '其他' },
    age: (years) => `孩子 ${years} 岁`,
    colon: '：',
  },
  'km-KH': {
    kind: {
      contact: 'សំណួរពីទំព័រសាធារណៈ',
      join: 'គ្រួសារមួយសុំសាករៀនឥតគិតថ្លៃ',
      partner: 'មានអ្នកស្នើជាដៃគូ',
      career: 'មានអ្នកដាក់ពាក្យធ្វើការ',
    },
    course: { pictures: 'រូបភាពមានចលនា', games: 'ហ្គេមមានច្បាប់លេង', code: 'កូដពិតប្រាកដ', robots: 'រ៉ូបូត' },
    position: { teacher: 'បង្រៀន', author: 'និពន្ធមេរៀន', care: 'ទំនាក់ទំនងគ្រួសារ', other: 'ផ្សេងទៀត' },
    age: (years) => `កុមារអាយុ ${years} ឆ្នាំ`,
    colon: '៖ ',
  },
};

/** How those who may take it hear of it, each in their own language. */
export function todoFor(enquiry: NewEnquiry) {
  return {
    to: { mayCall: 'takeEnquiry' as const },
    type: 'todo' as const,
    messageType: 0 as const,
    title: inEach(({ kind }) => kind[enquiry.kind]),
    subTitle: enquiry.reference,
    content: inEach((words) => shortened(contentOf(enquiry, words))),
    link: linkTo(enquiry.reference),
  };
}

function contentOf(
  { name, reply, organization, age, course, position, message, language }: NewEnquiry,
  words: Words,
): string {
  const who = [name, organization, reply].filter((part) => part !== null).join(', ');
  const what = [
    age === null ? null : words.age(age),
    course === null ? null : words.course[course],
    position === null ? null : words.position[position],
    language,
  ];
  const about = `${who} (${what.filter((part) => part !== null).join(', ')})`;
  return message === '' ? about : `${about}${words.colon}${message}`;
}

/** The whole stands in the list of enquiries. */
function shortened(text: string): string {
  const characters = Array.from(text);
  const { maxLength } = MESSAGE_CONTENT;
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

function inEach(word: (words: Words) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, word(WORDS[locale])])) as Record<Locale, string>;
}
