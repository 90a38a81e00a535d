# The servers of compose.yaml by their addresses, which Varnish looks up once, when it starts.
backend storefront_1 {
    .host = "10.77.0.11";
    .port = "3000";
    .probe = ready;
    # Above the time that a server lets a request take.
    .first_byte_timeout = 40s;
}

backend storefront_2 {
    .host = "10.77.0.12";
    .port = "3000";
    .probe = ready;
    .first_byte_timeout = 40s;
}

backend storefront_3 {
    .host = "10.77.0.13";
    .port = "3000";
    .probe = ready;
    .first_byte_timeout = 40s;
}

sub vcl_init {
    new storefronts = directors.round_robin();
    storefronts.add_backend(storefront_1);
    storefronts.add_backend(storefront_2);
    storefronts.add_backend(storefront_3);
}
