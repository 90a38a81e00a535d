# One for each server; each also in vcl_init.
backend storefront_1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    # Above the time that a server lets a request take.
    .first_byte_timeout = 40s;
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront_1);
}
