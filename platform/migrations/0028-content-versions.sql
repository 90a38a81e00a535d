-- What readers saw of an entry before each change, whichever way it came; the latest twenty of each.
CREATE TABLE contentful_versions (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;
CREATE INDEX contentful_versions_of ON contentful_versions (kind, id);

CREATE TRIGGER content_version AFTER UPDATE OF content ON contentful_entities
WHEN OLD.content <> NEW.content AND OLD.kind = 'Entry'
BEGIN
  INSERT INTO contentful_versions (kind, id, content) VALUES (OLD.kind, OLD.id, OLD.content);
  DELETE FROM contentful_versions WHERE kind = OLD.kind AND id = OLD.id AND number NOT IN (
    SELECT number FROM contentful_versions WHERE kind = OLD.kind AND id = OLD.id
    ORDER BY number DESC LIMIT 20
  );
END;
