import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A number that nobody gave follows the highest one. The sequence lets simultaneous writers go on without waiting for each
 * other; only those who find it behind the highest number take turns until it has caught up.
 */
export class NumbersAfterHighest1790008300001 implements MigrationInterface {
  readonly name = 'NumbersAfterHighest1790008300001';

  async up(runner: QueryRunner): Promise<void> {
    // Whoever sets the sequence has to be sure that nobody passes the number meanwhile: it is called one by one for the last
    // thousand, more than can be taken in that moment. At the limit the numbers that are free are left.
    await runner.query(`
      CREATE OR REPLACE FUNCTION next_policy_number() RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
      DECLARE
        candidate integer := nextval('policy_number_seq');
        highest integer := (SELECT max(number) FROM policy);
        is_my_turn boolean := false;
      BEGIN
        LOOP
          IF candidate > highest OR highest IS NULL THEN RETURN candidate; END IF;
          IF highest >= 999999999 THEN
            EXIT WHEN NOT EXISTS (SELECT 1 FROM policy WHERE number = candidate);
          ELSIF NOT is_my_turn THEN
            PERFORM pg_advisory_xact_lock(7252772);
            is_my_turn := true;
            highest := (SELECT max(number) FROM policy);
          ELSIF candidate < highest - 1000 THEN
            PERFORM setval('policy_number_seq', highest - 1000);
          END IF;
          candidate := nextval('policy_number_seq');
        END LOOP;
        RETURN candidate;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION next_policy_number() RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
      DECLARE candidate integer;
      BEGIN
        LOOP
          candidate := nextval('policy_number_seq');
          EXIT WHEN NOT EXISTS (SELECT 1 FROM policy WHERE number = candidate);
        END LOOP;
        RETURN candidate;
      END $$`);
  }
}
