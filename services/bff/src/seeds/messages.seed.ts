import { type EntityManager } from 'typeorm';
import { startOfDay } from '../common/time/display-time.js';
import { Account } from '../people/accounts/account.entity.js';
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
  title: string;
  subTitle?: string;
  subTitleKey?: SubTitleKey;
  content: string;
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
    title: 'Live classroom',
    content: 'The licence of the live classroom ends in seven days. Renew it before the holiday camp begins.',
    messageType: 3,
    daysAgo: 2,
    secondOfDay: clock(8, 0, 0),
  },
  {
    type: 'notice',
    title: 'Keep on top',
    content: 'The rule is on: chosen lessons are now shown before all others.',
    messageType: 1,
    daysAgo: 3,
    secondOfDay: clock(11, 27, 45),
    read: true,
  },
  {
    type: 'todo',
    title: 'Inspect new lessons',
    content: 'New video lessons wait in the queue. Please inspect them before Friday.',
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
    title: 'Picture library',
    content: 'Your access to the picture library ends in three days. Ask an administrator to renew it.',
    messageType: 3,
    daysAgo: 2,
    secondOfDay: clock(8, 0, 0),
  },
  {
    type: 'notice',
    title: 'Subtitles',
    content: 'Automatic subtitles are now open for your lessons.',
    messageType: 1,
    daysAgo: 5,
    secondOfDay: clock(15, 12, 0),
    read: true,
  },
  {
    type: 'todo',
    title: 'Finish the lesson notes',
    content: 'The teacher notes of “Kitchen science” still need their last page.',
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
        senderId: sample.type === 'message' ? (senders.get(sample.title) ?? null) : null,
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
