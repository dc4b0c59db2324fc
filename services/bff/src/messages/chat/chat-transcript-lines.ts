import { type Language } from '../../common/messages/languages.constants.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { displayTime } from '../../common/time/display-time.js';
import { isolated, withoutBidiControls } from '../../common/text/isolated.js';
import { type SeenChatMessage } from './chat-message.dto.js';
import { CHAT_LABELS } from './chat-labels.js';
import { type TranscriptFormat } from './chat-messages.constants.js';

interface Reader {
  language: Language;
  timeZone: string;
}

/** How a format writes a transcript. */
interface TranscriptWriter {
  head: string;
  line: (message: SeenChatMessage) => string;
}

/** The writer of each format, in the language and time zone of a reader. */
export const TRANSCRIPT_WRITERS: Record<TranscriptFormat, (reader: Reader) => TranscriptWriter> = {
  csv: ({ language, timeZone }) => {
    const { columns, category, yes } = CHAT_LABELS[language];
    return {
      head: BYTE_ORDER_MARK + csvLine(Object.values(columns)),
      line: (message) =>
        csvLine([
          displayTime(message.sentAt, timeZone),
          message.username,
          category[message.category],
          message.content,
          message.replyTo ? `${message.replyTo.username}: ${message.replyTo.content}` : '',
          message.isCollect ? yes : '',
          message.hiddenReason ?? '',
        ]),
    };
  },
  text: ({ language, timeZone }) => {
    const { columns, category } = CHAT_LABELS[language];
    return {
      head: BYTE_ORDER_MARK,
      line: ({ sentAt, username, category: kind, content, replyTo, hiddenReason }) => {
        const notes = [
          ...(kind === 'message' ? [] : [category[kind]]),
          ...(replyTo ? [`${columns.replyTo}: ${isolated(replyTo.username)}`] : []),
          ...(hiddenReason === null ? [] : [`${columns.hidden}: ${isolated(hiddenReason)}`]),
        ];
        const about = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
        const head = `[${displayTime(sentAt, timeZone)}] ${isolated(username)}${about}`;
        return `${head}\n${withoutBidiControls(content)}\n\n`;
      },
    };
  },
};
