import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What the Delivery API tells of items: a text for their addresses, and since when they are delivered as they are. */
export class DeliveredItems1790018300001 implements MigrationInterface {
  readonly name = 'DeliveredItems1790018300001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "content_item" ADD "slug" text, ADD "delivered_since" TIMESTAMP WITH TIME ZONE`);
    // Latin letters and digits; other scripts leave nothing. The id makes it unique, and pages find the item by it.
    await runner.query(String.raw`
      CREATE FUNCTION content_slug(title text, id integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(
                 nullif(btrim(left(regexp_replace(replace(search_key(title), '''', ''), '[^a-z0-9]+', '-', 'g'), 60), '-'), ''),
                 'item') || '-' || id
      $$`);
    await runner.query(`
      UPDATE content_item item
         SET slug = content_slug(title, id),
             delivered_since = coalesce(
               (SELECT published_at FROM content_revision WHERE item_id = item.id AND number = item.published),
               published_at)
       WHERE online <> 'never'`);
    await runner.query(`
      CREATE INDEX "content_item_delivered_since_idx" ON "content_item" ("delivered_since", "id") WHERE online = 'online'`);
    await this.follow(runner);
    await runner.query(`ANALYZE content_item`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER content_item_update_online ON content_item`);
    await runner.query(`DROP FUNCTION content_item_update_online`);
    await runner.query(`DROP FUNCTION content_slug`);
    await runner.query(`DROP INDEX "content_item_delivered_since_idx"`);
    await runner.query(`ALTER TABLE "content_item" DROP "delivered_since", DROP "slug"`);
  }

  /**
   * A trigger, so that both are also known of what an older version puts online meanwhile. Triggers run in the order of their names:
   * this one after those that write the first publication, the times and whether a preset keeps the item back.
   */
  private async follow(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION content_item_update_online() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.slug := coalesce(NEW.slug, content_slug(NEW.title, NEW.id));
        IF TG_OP = 'INSERT' THEN
          NEW.delivered_since := coalesce(NEW.delivered_since, NEW.published_at);
        ELSIF NEW.delivered_since IS NOT DISTINCT FROM OLD.delivered_since
              AND (OLD.online, OLD.published, OLD.hidden, OLD.in_time)
                  IS DISTINCT FROM (NEW.online, NEW.published, NEW.hidden, NEW.in_time) THEN
          NEW.delivered_since := now();
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER content_item_update_online BEFORE INSERT OR UPDATE ON content_item
      FOR EACH ROW WHEN (NEW.online = 'online') EXECUTE FUNCTION content_item_update_online()`);
  }
}
