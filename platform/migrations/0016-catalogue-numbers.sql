-- A catalogue is not read whole: a product is found by its number, and products are read in the order of theirs.
CREATE INDEX catalogue_records_by_number ON catalogue_records (shop, kind, json_extract(document, '$.number'));
