-- Secrets of before are no longer kept in clear: what is only compared is hashed, what is read again is sealed, both with the key of the data folder.
-- Proof of that key: another one is refused, instead of finding no gift card.
CREATE TABLE data_key (id INTEGER PRIMARY KEY CHECK (id = 1), proof TEXT NOT NULL) STRICT;

ALTER TABLE gift_cards ADD COLUMN last_characters TEXT NOT NULL DEFAULT '';
UPDATE gift_cards SET last_characters = substr(code, -4), code = keyed_hash(code);
ALTER TABLE gift_cards RENAME COLUMN code TO code_hash;

UPDATE identity_signing_key SET key = seal(key);
UPDATE account_keys SET private_jwk = seal(private_jwk);
-- Letters hold codes, and links that open accounts.
UPDATE mails SET subject = seal(subject), html = seal(html), text = seal(text);
