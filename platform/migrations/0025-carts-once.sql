-- Hash of the key and the input of the request that made the cart: sent again, it finds this one.
ALTER TABLE carts ADD COLUMN request_hash TEXT;
CREATE INDEX carts_by_request ON carts (shop, request_hash) WHERE request_hash IS NOT NULL;
