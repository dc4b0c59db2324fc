/** What some work took of the processor, in milliseconds, whatever else the machine did meanwhile. */
export interface Effort {
  total: number;
  /** Of one turn of the event loop, for which everybody else had to wait. */
  longestTurn: number;
}

/** Measures the thread that runs the tests, which is also the server's. */
export async function effortOf(work: () => Promise<unknown>): Promise<Effort> {
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
