vcl 4.1;

# Varnish in front of storefront servers that run with CDN=varnish (docs/going-live/cdn.md). Needs the module xkey
# (Debian: varnish-modules). The token that CDN_TOKEN holds, at least 16 characters, is in /etc/varnish/purge-token.

import directors;
import std;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# The servers: a file of its own beside this one.
include "./storefronts.vcl";

sub vcl_recv {
    set req.backend_hint = storefronts.backend();

    if (req.method == "PURGE") {
        # Fails closed: a missing or short token purges nothing.
        if (req.http.x-purge-token !~ "^.{16,}$" ||
            req.http.x-purge-token != regsub(std.fileread("/etc/varnish/purge-token"), "\s+$", "")) {
            return (synth(403, "Not allowed"));
        }
        # Soft: should every server be down, the copy is still there.
        return (synth(200, "Purged " + xkey.softpurge(req.http.xkey-purge)));
    }

    # The copy of a page says whether search engines may list its host; Host is part of what a copy is found by.
    unset req.http.X-Forwarded-Host;

    # Everybody's copy is the same: the servers say by Surrogate-Control or Cache-Control what may be kept at all.
    # Calls, accounts and webhooks go straight through.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^(/[a-z]{2}(-[a-z]{2})?)?/(api|account|webhooks)(/|\.|\?|$)") {
        return (pass);
    }
    # An editor may see drafts; the servers check the cookie, and answer a wrong one with everybody's page.
    if (req.http.Cookie ~ "(^|; ?)(__Host-)?lokke-preview=") {
        return (pass);
    }

    # The copy of an address is its document; a server answers who would have Markdown there. Addresses that end in .md
    # are kept like any other.
    if (req.http.Accept ~ "text/markdown") {
        return (pass);
    }

    # A copy that was purged or grew old is shown for a moment while one request fetches the next, and for as long as
    # it is kept while no server is well or the one that was asked failed.
    if (req.restarts == 0) {
        unset req.http.X-Last-Good;
    }
    set req.grace = 7d;
    if (std.healthy(req.backend_hint) && !req.http.X-Last-Good) {
        set req.grace = 1s;
    }
    return (hash);
}

sub vcl_backend_fetch {
    if (bereq.retries > 0) {
        set bereq.backend = storefronts.backend();
    }
}

# Reading is tried again at the next server; a change may have been made before the connection broke.
sub vcl_backend_error {
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (!bereq.uncacheable && !bereq.http.X-Last-Good) {
        return (abandon);
    }
}

# Asks once more for a page that could not be fetched, for a copy of any age.
sub vcl_synth {
    if (resp.status == 503 && req.restarts == 0) {
        set req.http.X-Last-Good = "1";
        return (restart);
    }
}

sub vcl_backend_response {
    # An error does not take the place of a copy.
    if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Last-Good)) {
        return (abandon);
    }

    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.Surrogate-Control, ".*stale-if-error=([0-9]+).*", "\1") + "s", 0s);
    } else if (beresp.http.Surrogate-Control ||
               beresp.http.Cache-Control ~ "(private|no-store|no-cache)" || beresp.http.Set-Cookie) {
        # Not to be kept, and requests for it need not wait for each other.
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        if (beresp.status >= 400) {
            set beresp.ttl = 5s;
        }
        return (deliver);
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.cache-tag;
    unset resp.http.Surrogate-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # A browser that computes with it would keep the page.
    unset resp.http.Age;
    # For whoever looks why a page is old.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
