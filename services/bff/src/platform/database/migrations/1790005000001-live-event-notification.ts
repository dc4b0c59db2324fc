import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The statement that inserts an event also notifies the replicas. */
export class LiveEventNotification1790005000001 implements MigrationInterface {
  readonly name = 'LiveEventNotification1790005000001';

  async up(runner: QueryRunner): Promise<void> {
    await this.replace(runner, `PERFORM pg_notify('sala_live_event', '');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replace(runner, '');
  }

  private async replace(runner: QueryRunner, notify: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION live_event_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(7252003);
        ${notify}
        RETURN NULL;
      END $$`);
  }
}
