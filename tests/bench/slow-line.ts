const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_CPU = { rate: 4 };

interface Session {
  send(method: 'Network.enable'): Promise<unknown>;
  send(method: 'Network.emulateNetworkConditions', line: typeof LINE): Promise<unknown>;
  send(method: 'Emulation.setCPUThrottlingRate', cpu: typeof SLOWER_CPU): Promise<unknown>;
}

/** 1.6 Mbit/s, 150 ms round-trip time, CPU slowed down four times. */
export async function slowDown(session: Session): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', SLOWER_CPU);
}
