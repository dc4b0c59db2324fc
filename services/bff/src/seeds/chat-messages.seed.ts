import { type EntityManager } from 'typeorm';
import { ChatMessage } from '../messages/chat/chat-message.entity.js';
import { type ChatCategory } from '../messages/chat/chat-messages.constants.js';
import { CollectedMessage } from '../messages/chat/collected-message.entity.js';
import { startOfDay } from '../common/time/display-time.js';
import { insertFixed } from './insert-fixed.js';
import { Random } from './random.js';
import { type SeedContext } from './seed-context.js';

/** Messages of viewers during a lesson on robots, in order. */
const TALK: [username: string, content: string][] = [
  ['Sok Dara', 'Good afternoon, everyone. We begin in five minutes.'],
  ['Vireak', 'Hello from Battambang!'],
  ['小雨妈妈', '老师好，声音很清楚。'],
  ['Bopha', 'សួស្តីលោកគ្រូ!'],
  ['Leo', 'Is this the robot lesson?'],
  ['Sok Dara', 'Yes. Today our robot learns to water the garden.'],
  ['Vireak', 'Do I need the motor from last week?'],
  ['Sok Dara', 'The small one is enough. Keep the other for Thursday.'],
  ['Chenda', 'My battery is empty, can I just watch?'],
  ['Sok Dara', 'Of course. The recording is there afterwards as well.'],
  ['乐乐', '我的机器人只会转圈 😂'],
  ['Maly', 'Turn the left wheel around, then it drives straight on.'],
  ['乐乐', '好了！谢谢！'],
  ['Leo', 'What does the blue block do?'],
  ['Sok Dara', 'It waits until the earth is dry. Try it with 30 first.'],
  ['Bopha', 'របស់ខ្ញុំដំណើរការហើយ!'],
  ['Amina', 'Well done, Bopha!'],
  ['Vireak', 'The picture stopped for a moment.'],
  ['Maly', 'We changed the line. Is it better now?'],
  ['Vireak', 'Yes, better.'],
  ['小雨妈妈', '请问课件在哪里下载？'],
  ['Maly', '课后会放在“教师笔记”里。'],
  ['Dara’s class', 'We are 14 children in one room and all of us have wet shoes.'],
  ['Sok Dara', 'Then the garden robot works.'],
  ['Leo', 'Can it also water at night?'],
  ['Sok Dara', 'Good question. Who has an idea how it could see that it is night?'],
  ['Chenda', 'With a lamp?'],
  ['Bopha', 'ប្រើឧបករណ៍ចាប់ពន្លឺ!'],
  ['Sok Dara', 'A light sensor, exactly.'],
  ['乐乐', '下节课可以做光传感器吗？'],
  ['Amina', 'It is in the lesson on Thursday.'],
  ['Vireak', 'I will bring my brother.'],
  ['小雨妈妈', '孩子很喜欢，谢谢老师。'],
  ['Leo', 'Will there be a recording of this lesson?'],
  ['Maly', 'Yes, from six o’clock on.'],
  ['Sok Dara', 'Thank you all. Please dry your shoes and see you on Thursday.'],
];

/** The messages that answer another: its id by theirs. */
const ANSWERS: Partial<Record<number, number>> = { 6: 5, 8: 7, 10: 9, 15: 14, 29: 27, 31: 30, 35: 34 };
/** Accounts of those who have one. */
const AUTHORS: Partial<Record<string, number>> = { 'Sok Dara': 1 };
const QUESTION = /[?？]$/;
const RANDOM_SEED = 36;
const BEGIN_SECOND = 15 * 3600 + 55 * 60;
/** The messages saved by each account. */
const COLLECTED = [
  { accountId: 1, messageIds: [15, 26, 34] },
  { accountId: 2, messageIds: [6] },
];

/** The chat of a lesson yesterday afternoon. */
export async function seedChatMessages(
  manager: EntityManager,
  { today, timeZone }: SeedContext,
): Promise<void> {
  const random = new Random(RANDOM_SEED);
  let sentAt = startOfDay(today.subtract({ days: 1 }), timeZone).getTime() + BEGIN_SECOND * 1000;
  const messages = TALK.map(([username, content], index) => {
    sentAt += random.between(8, 95) * 1000;
    const id = index + 1;
    const category: ChatCategory = QUESTION.test(content) ? 'question' : 'message';
    return {
      ...{ id, username, authorId: AUTHORS[username] ?? null, content, category },
      ...{ replyToId: ANSWERS[id] ?? null, sentAt: new Date(sentAt) },
    };
  });
  await insertFixed(manager, ChatMessage, messages);
  await manager.insert(
    CollectedMessage,
    COLLECTED.flatMap(({ accountId, messageIds }) =>
      messageIds.map((messageId) => ({ accountId, messageId })),
    ),
  );
}
