/** In bytes. Log collectors truncate longer lines, and a truncated line is no longer valid JSON. */
export const LOG_LINE_BYTES = 8_000;
const MAX_MESSAGE_LENGTH = 1_000;

interface Line {
  level: number;
  time: number;
  pid?: number;
  hostname?: string;
  context?: unknown;
  reqId?: unknown;
  msg?: unknown;
}

/**
 * Returns the line unchanged, or, if it is too long, only what helps to find its cause: the logger, the
 * request and the start of the message.
 */
export function boundedLine(line: string): string {
  const bytes = Buffer.byteLength(line);
  if (bytes <= LOG_LINE_BYTES) return line;
  const { level, time, pid, hostname, context, reqId, msg } = JSON.parse(line) as Line;
  const kept = { level, time, pid, hostname, context: start(context), reqId: start(reqId), msg: start(msg) };
  return `${JSON.stringify({ ...kept, cutFromBytes: bytes })}\n`;
}

function start(text: unknown): string | undefined {
  return typeof text === 'string' ? text.slice(0, MAX_MESSAGE_LENGTH).toWellFormed() : undefined;
}
