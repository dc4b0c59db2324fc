import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { PeriodicTask } from './periodic-task.js';

/** Periodic work of a process, from the end of its start to the beginning of its shutdown. */
@Injectable()
export class PeriodicService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks: PeriodicTask[] = [];

  constructor(private readonly logger: PinoLogger) {
    this.logger.setContext(PeriodicService.name);
  }

  /**
   * Call while the application is being built.
   * @param name what the work is, for the log: "remove old live events"
   * @param pauseMs from the end of a run to the beginning of the next
   */
  every(pauseMs: number, name: string, run: () => Promise<void>): PeriodicTask {
    const failed = (error: unknown) => {
      this.logger.warn({ err: error }, `cannot ${name}, will try again`);
    };
    const task = new PeriodicTask({ pauseMs, run, failed });
    this.tasks.push(task);
    return task;
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  /** Waits for runs in progress, which need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
