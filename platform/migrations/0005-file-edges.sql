-- What a picture is bordered by: 'plain' (white or transparent) or 'filled'. Files saved before this have none.
ALTER TABLE shop_files ADD COLUMN edge TEXT;
