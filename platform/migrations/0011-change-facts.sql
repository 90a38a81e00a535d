-- What a change of the audit log changed: JSON objects of facts by entity, without personal data or secrets.
-- Values are small, and rows go with their change.
CREATE TABLE admin_change_facts (
  change_id INTEGER PRIMARY KEY REFERENCES admin_changes (id) ON DELETE CASCADE,
  facts_before TEXT NOT NULL,
  facts_after TEXT NOT NULL
) STRICT;
