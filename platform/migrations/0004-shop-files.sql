-- Pictures that came with a shop's products. Their bytes are files beside the data, named by version and format.
CREATE TABLE shop_files (
  shop TEXT NOT NULL,
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  version TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  PRIMARY KEY (shop, name)
) STRICT;
