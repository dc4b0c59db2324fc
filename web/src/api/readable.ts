/** What turns the text behind it around. An isolate that the server adds to a sentence ends by itself. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/g;

/**
 * A body that is safe to show. The server refuses such characters in texts; texts stored before that rule may contain them,
 * and every screen, notice and title would have to know.
 */
export function readable(body: string): string {
  return body.replaceAll(TURNING, '');
}
