import { beforeEach, vi } from 'vitest';

/** Unit tests run without a browser. The stores save their data here. It is cleared before each test. */
class MemoryStorage {
  private readonly entries = new Map<string, string>();
  readonly getItem = (key: string) => this.entries.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.entries.set(key, value);
  readonly removeItem = (key: string) => void this.entries.delete(key);
  readonly clear = () => {
    this.entries.clear();
  };
}

vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());

/** Nothing happens to the page of a unit test. */
vi.stubGlobal('addEventListener', () => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
