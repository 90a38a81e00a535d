-- What an editor has written and not published yet: of something new, or of something that readers see as it was before.
CREATE TABLE contentful_drafts (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT;
