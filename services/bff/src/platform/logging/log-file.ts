import { type DestinationStream, pino } from 'pino';

/** How long a line may wait for others. */
const WAIT_MS = 10;

let opened: DestinationStream | undefined;

/**
 * The standard output. Another thread writes to it, because a reader that is slow must not hold up the process. Lines are written
 * together: to wake that thread for each of them takes longer than to make it.
 */
export function logFile(): DestinationStream {
  return (opened ??= open());
}

function open(): DestinationStream {
  const file = pino.destination({ sync: false });
  let lines = '';
  const writeLines = () => {
    if (lines !== '') file.write(lines);
    lines = '';
  };
  // Before the file itself ends.
  process.prependListener('exit', writeLines);
  return {
    write(line) {
      if (lines === '') setTimeout(writeLines, WAIT_MS);
      lines += line;
    },
  };
}
