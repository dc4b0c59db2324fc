import { type EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '../common/messages/languages.constants.js';
import { startOfDay } from '../common/time/display-time.js';
import { Account } from '../people/accounts/account.entity.js';
import { storedTexts, type Wording } from '../messages/messages/message-texts.js';
import { Message } from '../messages/messages/message.entity.js';
import {
  type MessageKind,
  type MessageType,
  type SubTitleKey,
} from '../messages/messages/messages.constants.js';
import { insertFixed } from './insert-fixed.js';
import { type SeedContext } from './seed-context.js';

interface Sample {
  type: MessageKind;
  /** The product says it in each language; people write in their own. */
  title: Wording;
  subTitle?: string;
  subTitleKey?: SubTitleKey;
  content: Wording;
  messageType: MessageType | null;
  daysAgo: number;
  secondOfDay: number;
  read?: boolean;
}

const clock = (hour: number, minute: number, second: number) => hour * 3600 + minute * 60 + second;

/** Newest first: three messages, two notices and a todo for each account. */
const FOR_ADMIN: Sample[] = [
  {
    type: 'message',
    title: 'Chan Maly',
    subTitle: 'sent you a message',
    subTitleKey: 'sent',
    content: 'The pictures for the robot lesson are ready. Can you look at them today?',
    messageType: null,
    daysAgo: 1,
    secondOfDay: clock(16, 42, 10),
  },
  {
    type: 'message',
    title: '林晓',
    subTitle: 'replied to you',
    subTitleKey: 'replied',
    content: '第三课的字幕已经改好，请再检查一遍。',
    messageType: null,
    daysAgo: 1,
    secondOfDay: clock(14, 5, 31),
  },
  {
    type: 'message',
    title: 'Amara Okoye',
    subTitle: 'replied to you',
    subTitleKey: 'replied',
    content: 'I moved the holiday camp to the second week, as the parents asked.',
    messageType: null,
    daysAgo: 2,
    secondOfDay: clock(9, 18, 0),
    read: true,
  },
  {
    type: 'notice',
    title: { 'en-US': 'Live classroom', 'zh-CN': '直播课堂', 'km-KH': 'ថ្នាក់រៀនផ្ទាល់' },
    content: {
      'en-US':
        'The licence of the live classroom ends in seven days. Renew it before the holiday camp begins.',
      'zh-CN': '直播课堂的许可将在七天后到期。请在假期营开始前续费。',
      'km-KH': 'អាជ្ញាប័ណ្ណថ្នាក់រៀនផ្ទាល់នឹងផុតកំណត់ក្នុងរយៈពេលប្រាំពីរថ្ងៃទៀត។ សូមបន្តមុនជំរុំវិស្សមកាលចាប់ផ្តើម។',
    },
    messageType: 3,
    daysAgo: 2,
    secondOfDay: clock(8, 0, 0),
  },
  {
    type: 'notice',
    title: { 'en-US': 'Keep on top', 'zh-CN': '置顶', 'km-KH': 'ដាក់នៅលើគេ' },
    content: {
      'en-US': 'The rule is on: chosen lessons are now shown before all others.',
      'zh-CN': '规则已启用：所选课程现在排在其他课程之前。',
      'km-KH': 'វិធានបានបើកហើយ៖ មេរៀនដែលបានជ្រើសឥឡូវបង្ហាញមុនមេរៀនផ្សេងទាំងអស់។',
    },
    messageType: 1,
    daysAgo: 3,
    secondOfDay: clock(11, 27, 45),
    read: true,
  },
  {
    type: 'todo',
    title: { 'en-US': 'Inspect new lessons', 'zh-CN': '质检新课程', 'km-KH': 'ត្រួតពិនិត្យមេរៀនថ្មី' },
    content: {
      'en-US': 'New video lessons wait in the queue. Please inspect them before Friday.',
      'zh-CN': '队列中有新的视频课程。请在周五前完成质检。',
      'km-KH': 'មេរៀនវីដេអូថ្មីកំពុងរង់ចាំក្នុងជួរ។ សូមត្រួតពិនិត្យមុនថ្ងៃសុក្រ។',
    },
    messageType: 0,
    daysAgo: 4,
    secondOfDay: clock(10, 30, 0),
  },
];

const FOR_USER: Sample[] = [
  {
    type: 'message',
    title: 'Sok Dara',
    subTitle: 'sent you a message',
    subTitleKey: 'sent',
    content: 'Thank you for the drawings. The children in the pilot group loved the elephant.',
    messageType: null,
    daysAgo: 1,
    secondOfDay: clock(17, 3, 22),
  },
  {
    type: 'message',
    title: '陈雨',
    subTitle: 'replied to you',
    subTitleKey: 'replied',
    content: '音乐课的素材已经上传到共享文件夹。',
    messageType: null,
    daysAgo: 1,
    secondOfDay: clock(13, 40, 9),
  },
  {
    type: 'message',
    title: 'Keo Sophea',
    subTitle: 'replied to you',
    subTitleKey: 'replied',
    content: 'ខ្ញុំបានពិនិត្យមេរៀនអក្សរខ្មែររួចហើយ។',
    messageType: null,
    daysAgo: 3,
    secondOfDay: clock(9, 55, 50),
    read: true,
  },
  {
    type: 'notice',
    title: { 'en-US': 'Picture library', 'zh-CN': '图片库', 'km-KH': 'បណ្ណាល័យរូបភាព' },
    content: {
      'en-US': 'Your access to the picture library ends in three days. Ask an administrator to renew it.',
      'zh-CN': '您对图片库的使用权将在三天后到期。请联系管理员续期。',
      'km-KH': 'សិទ្ធិប្រើបណ្ណាល័យរូបភាពរបស់អ្នកនឹងផុតកំណត់ក្នុងរយៈពេលបីថ្ងៃទៀត។ សូមសុំអ្នកគ្រប់គ្រងបន្ត។',
    },
    messageType: 3,
    daysAgo: 2,
    secondOfDay: clock(8, 0, 0),
  },
  {
    type: 'notice',
    title: { 'en-US': 'Subtitles', 'zh-CN': '字幕', 'km-KH': 'ចំណងជើងរង' },
    content: {
      'en-US': 'Automatic subtitles are now open for your lessons.',
      'zh-CN': '您的课程现已开通自动字幕。',
      'km-KH': 'ចំណងជើងរងស្វ័យប្រវត្តិឥឡូវបានបើកសម្រាប់មេរៀនរបស់អ្នកហើយ។',
    },
    messageType: 1,
    daysAgo: 5,
    secondOfDay: clock(15, 12, 0),
    read: true,
  },
  {
    type: 'todo',
    title: { 'en-US': 'Finish the lesson notes', 'zh-CN': '完成课程教案', 'km-KH': 'បញ្ចប់កំណត់ត្រាមេរៀន' },
    content: {
      'en-US': 'The teacher notes of “Kitchen science” still need their last page.',
      'zh-CN': '“厨房里的科学”的教师用教案还缺最后一页。',
      'km-KH': 'កំណត់ត្រាគ្រូនៃ «វិទ្យាសាស្ត្រក្នុងផ្ទះបាយ» នៅខ្វះទំព័រចុងក្រោយ។',
    },
    messageType: 0,
    daysAgo: 3,
    secondOfDay: clock(10, 15, 0),
  },
];

const SAMPLES = [
  { accountId: 1, samples: FOR_ADMIN },
  { accountId: 2, samples: FOR_USER },
];
const READ_AFTER_MS = 3_600_000;

/** Six messages of the three kinds for each demo account, with fixed ids. */
export async function seedMessages(manager: EntityManager, { today, timeZone }: SeedContext): Promise<void> {
  const accounts = await manager.find(Account, { select: { id: true, name: true } });
  const senders = new Map(accounts.map(({ id, name }) => [name, id]));
  const messages = SAMPLES.flatMap(({ accountId, samples }) =>
    samples.map(({ daysAgo, secondOfDay, read, ...sample }) => {
      const day = startOfDay(today.subtract({ days: daysAgo }), timeZone);
      const sentAt = new Date(day.getTime() + secondOfDay * 1000);
      return {
        ...sample,
        ...storedTexts(sample, DEFAULT_LANGUAGE),
        senderId: typeof sample.title === 'string' ? (senders.get(sample.title) ?? null) : null,
        accountId,
        sentAt,
        readAt: read ? new Date(sentAt.getTime() + READ_AFTER_MS) : null,
      };
    }),
  );
  await insertFixed(
    manager,
    Message,
    messages.map((message, index) => ({ id: index + 1, ...message })),
  );
}
