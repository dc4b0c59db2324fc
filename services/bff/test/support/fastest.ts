/**
 * The fastest of several runs, in milliseconds. This excludes most of the effect of other load on the
 * machine.
 */
export async function fastest(run: () => Promise<unknown>, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let left = runs; left > 0; left -= 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}
