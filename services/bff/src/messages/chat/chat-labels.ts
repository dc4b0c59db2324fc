import { type Language } from '../../common/messages/languages.constants.js';
import { type ChatCategory } from './chat-messages.constants.js';

interface ChatLabels {
  columns: Record<
    'sentAt' | 'username' | 'category' | 'content' | 'replyTo' | 'collected' | 'hidden',
    string
  >;
  category: Record<ChatCategory, string>;
  yes: string;
}

/** The texts of a transcript besides the messages. */
export const CHAT_LABELS: Record<Language, ChatLabels> = {
  'en-US': {
    columns: {
      sentAt: 'Sent',
      username: 'Name',
      category: 'Category',
      content: 'Message',
      replyTo: 'Reply to',
      collected: 'Collected',
      hidden: 'Hidden because',
    },
    category: { message: 'Message', question: 'Question', command: 'Command' },
    yes: 'Yes',
  },
  'zh-CN': {
    columns: {
      sentAt: '发送时间',
      username: '姓名',
      category: '分类',
      content: '消息',
      replyTo: '回复',
      collected: '已收藏',
      hidden: '隐藏原因',
    },
    category: { message: '消息', question: '提问', command: '指令' },
    yes: '是',
  },
  'km-KH': {
    columns: {
      sentAt: 'ពេលផ្ញើ',
      username: 'ឈ្មោះ',
      category: 'ប្រភេទ',
      content: 'សារ',
      replyTo: 'ឆ្លើយតប',
      collected: 'បានរក្សាទុក',
      hidden: 'មូលហេតុដែលលាក់',
    },
    category: { message: 'សារ', question: 'សំណួរ', command: 'បញ្ជា' },
    yes: 'បាទ/ចាស',
  },
};
