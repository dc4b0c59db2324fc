import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SimulatedChannel1790007500501 implements MigrationInterface {
  readonly name = 'SimulatedChannel1790007500501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "simulated_channel" (
        "channel_id" integer NOT NULL,
        "since" TIMESTAMP WITH TIME ZONE NOT NULL,
        "until" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "simulated_channel_pkey" PRIMARY KEY ("channel_id"),
        CONSTRAINT "simulated_channel_channel_id_fkey" FOREIGN KEY ("channel_id")
          REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "simulated_channel"`);
  }
}
