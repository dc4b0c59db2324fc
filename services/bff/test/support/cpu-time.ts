/** The CPU time of some work in milliseconds, regardless of the load on the machine. */
export interface CpuTime {
  total: number;
  /** The longest turn of the event loop. It blocks all other requests. */
  longestTurn: number;
}

/** Measures the thread that runs both the tests and the server. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<CpuTime> {
  const started = cpuTime();
  let [last, longestTurn] = [started, 0];
  const timer = setInterval(() => {
    const now = cpuTime();
    longestTurn = Math.max(longestTurn, now - last);
    last = now;
  }, 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return { total: cpuTime() - started, longestTurn };
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
