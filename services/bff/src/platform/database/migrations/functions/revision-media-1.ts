const VIDEOS = `
    PERFORM FROM content_video WHERE id = ANY(before || after) ORDER BY id FOR UPDATE;
    UPDATE content_video SET kept_at = now() WHERE id = ANY(before) AND id <> ALL(after);`;

/**
 * Whoever writes a revision, its media are known. They are locked, always in the same order, so that nobody removes what
 * is being named. What is not named any more is kept for a day from now on.
 * Released migrations call it, so it does not change: another way is another file.
 */
export const nameMedia = ({ withVideos }: { withVideos: boolean }): string => `
  CREATE OR REPLACE FUNCTION content_revision_name_media() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before text[] := ARRAY(
      SELECT media_id FROM content_revision_media WHERE item_id = NEW.item_id AND number = NEW.number);
    after text[] := ARRAY(
      SELECT DISTINCT id FROM (
        SELECT NEW.content ->> 'cover' AS id${withVideos ? ` UNION ALL SELECT NEW.content ->> 'video'` : ''}
         UNION ALL
        SELECT matched.parts[1] FROM regexp_matches(
          NEW.content ->> 'body', 'media:([0-9a-f]{40}-[0-9]{1,4}x[0-9]{1,4})', 'g') AS matched (parts)) AS named
       WHERE id <> '');
  BEGIN
    IF before = '{}' AND after = '{}' THEN
      RETURN NULL;
    END IF;
    PERFORM FROM content_picture WHERE id = ANY(before || after) ORDER BY id, account_id FOR UPDATE;
    UPDATE content_picture SET kept_at = now() WHERE id = ANY(before) AND id <> ALL(after);
    ${withVideos ? VIDEOS : ''}
    DELETE FROM content_revision_media
     WHERE item_id = NEW.item_id AND number = NEW.number AND media_id <> ALL(after);
    INSERT INTO content_revision_media (item_id, number, media_id)
    SELECT NEW.item_id, NEW.number, unnest(after) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;
