import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const SETTINGS = new Set(
  readFileSync(join(DEPLOY, '..', '.env.example'), 'utf8').match(/^[A-Z][A-Z0-9_]+(?==)/gm),
);
const unknown = (names: readonly string[]) =>
  names.filter((name) => !SETTINGS.has(name.replace(/_FILE$/, '')));
/** DRAIN_MS of the image, and what requests in flight may take after it. */
const STOP_IN_S = 10 + 25;

describe('the compose file', () => {
  const { services, secrets } = parse(read('compose/compose.yaml'), { merge: true });
  interface Storefront {
    readonly environment: Readonly<Record<string, string>>;
    readonly secrets: readonly string[];
    readonly volumes: readonly string[];
    readonly stop_grace_period: string;
  }
  const storefronts = Object.entries<Storefront>(services).filter(([name]) =>
    name.startsWith('storefront-'),
  );

  it('starts three storefronts behind Varnish and a TLS proxy, which alone is open to the network', () => {
    expect(storefronts).toHaveLength(3);
    const open = Object.entries<{ readonly ports?: readonly string[] }>(services).filter(
      ([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    expect(read('compose/Caddyfile')).toContain('reverse_proxy varnish:80');
    for (const [name] of storefronts) expect(services.varnish.depends_on).toContain(name);
    for (const [, { environment }] of storefronts) {
      expect(services).toHaveProperty(new URL(environment['REDIS_URL'] ?? '').hostname);
    }
  });

  it('leads Varnish and Prometheus to each of them', () => {
    const addresses = storefronts.map(([name]) => services[name].networks.inside.ipv4_address);
    const hosts = read('compose/storefronts.vcl').matchAll(/\.host = "([^"]+)"/g);
    expect([...hosts].map(([, host]) => host)).toEqual(addresses);
    const { scrape_configs: scraped, alerting } = parse(read('compose/prometheus.yaml'));
    const [{ job_name: job, static_configs: targets }] = scraped;
    expect(targets).toEqual([{ targets: storefronts.map(([name]) => `${name}:9464`) }]);
    // The rules ask for this name.
    expect(read('observability/rules.yml')).toContain(`up{job="${job}"}`);
    const [{ targets: managers }] = alerting.alertmanagers[0].static_configs;
    expect(services).toHaveProperty(String(managers).split(':')[0] ?? '');
  });

  it('names alerts that exist, and files that are there or are said to be made', () => {
    const known: readonly string[] =
      read('observability/rules.yml').match(/(?<=alert: )\w+/g) ?? [];
    const { inhibit_rules: inhibitions } = parse(read('compose/alertmanager.yaml'));
    const named = JSON.stringify(inhibitions).match(/[A-Z][a-z]+[A-Z]\w+/g) ?? [];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const mounts = Object.values<{ readonly volumes?: readonly string[] }>(services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => volume.match(/^\.[^:]*/) ?? [])
      .filter((path) => !path.startsWith('./secrets/'));
    expect(mounts.filter((path) => !existsSync(join(DEPLOY, 'compose', path)))).toEqual([]);
    expect(mounts.length).toBeGreaterThan(6);
  });

  it('has Valkey drop pages, and never purges, when it is full', () => {
    expect(services.valkey.command).toContain('volatile-lru');
  });

  it('sets only settings of the shop, and secrets by file', () => {
    for (const [, { environment, secrets: used }] of storefronts) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      for (const [name, value] of Object.entries<string>(environment)) {
        if (/TOKEN|SECRET/.test(name)) expect(value).toMatch(/^\/run\/secrets\//);
      }
      for (const secret of used) expect(Object.keys(secrets)).toContain(secret);
    }
  });

  it('takes its images from settings, which pin them by digest', () => {
    for (const { image } of Object.values<{ readonly image: string }>(services)) {
      if (image === services['storefront-1'].image) continue;
      expect(image).toMatch(/^\$\{\w+_IMAGE:\?set it to [\w./]+@sha256:…\}$/);
    }
  });

  it('tries a new build on one storefront alone', () => {
    const images = storefronts.map(([name]) => services[name].image);
    expect(images[0]).toMatch(/^\$\{CANARY_IMAGE:-\$\{STOREFRONT_IMAGE\}\}$/);
    for (const image of images.slice(1)) expect(image).toMatch(/^\$\{STOREFRONT_IMAGE:\?/);
  });

  it('serves what open tabs ask for', () => {
    for (const [, { environment, volumes }] of storefronts) {
      expect(volumes.join()).toContain(`:${environment['ASSETS_DIR']}:ro`);
    }
  });

  it('gives nobody more than needed, and time to stop', () => {
    for (const service of Object.values<Record<string, unknown>>(services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(service['security_opt']).toEqual(['no-new-privileges:true']);
    }
    for (const [, { stop_grace_period: time }] of storefronts) {
      expect(Number.parseInt(String(time), 10)).toBeGreaterThan(STOP_IN_S);
    }
  });
});

describe('the Kubernetes manifest', () => {
  const documents = parseAllDocuments(read('kubernetes/storefront.yaml')).map((one) => one.toJS());
  const of = (kind: string, name = 'storefront') =>
    documents.find((one) => one.kind === kind && one.metadata.name === name);
  const { spec: pod } = of('Deployment').spec.template;
  const [container] = pod.containers;

  it('sets only settings of the shop, and secrets by file', () => {
    const { data } = of('ConfigMap');
    expect(unknown(Object.keys(data))).toEqual([]);
    const [{ mountPath }] = container.volumeMounts;
    expect(data.SESSION_SECRETS_FILE.startsWith(`${mountPath}/`)).toBe(true);
  });

  it('pins its image by digest, and names where kept scripts and styles are', () => {
    expect(container.image).toMatch(/@sha256:[\da-f]{64}$/);
    expect(of('ConfigMap').data.ASSET_ORIGIN).toMatch(/^https:/);
  });

  it('lets in pages from the ingress and metrics from the monitoring, and out no private address', () => {
    const { podSelector, policyTypes, ingress, egress } = of('NetworkPolicy').spec;
    expect(podSelector.matchLabels).toEqual(of('Deployment').spec.selector.matchLabels);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    const doors = ingress.map(({ from, ports }: { from: object[]; ports: { port: string }[] }) => [
      JSON.stringify(from),
      ports.map(({ port }) => port),
    ]);
    expect(doors).toEqual([
      [expect.stringContaining('"ingress"'), ['http']],
      [expect.stringContaining('"monitoring"'), ['metrics']],
    ]);
    expect(JSON.stringify(egress)).toContain('169.254.0.0/16');
    // Metrics have no Service, and with it no address outside the cluster.
    expect(of('Service').spec.ports).toMatchObject([{ targetPort: 'http' }]);
  });

  it('has a Redis that drops pages, never purges, when it is full, and that storefronts alone reach', () => {
    const { hostname, port } = new URL(of('ConfigMap').data.REDIS_URL);
    expect(of('Service', hostname).spec).toMatchObject({ ports: [{ port: Number(port) }] });
    const { template } = of('Deployment', hostname).spec;
    const { selector } = of('Service', hostname).spec;
    expect(template.metadata.labels).toEqual(selector);
    expect(template.spec.containers[0].command).toContain('volatile-lru');
    expect(template.spec.containers[0].securityContext).toEqual(container.securityContext);
    const { ingress, podSelector } = of('NetworkPolicy', hostname).spec;
    expect(podSelector.matchLabels).toEqual(selector);
    expect(ingress[0].from).toEqual([{ podSelector: of('Deployment').spec.selector }]);
    expect(of('NetworkPolicy').spec.egress).toContainEqual({
      to: [{ podSelector: { matchLabels: selector } }],
      ports: [{ port: Number(port) }],
    });
  });

  it('asks the storefront by the addresses that it has', () => {
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.startupProbe.httpGet.path).toBe('/healthz');
    expect(
      container.ports.map(({ containerPort }: { containerPort: number }) => containerPort),
    ).toEqual([3000, 9464]);
  });

  it('gives the container no more than it needs, and time to stop', () => {
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(STOP_IN_S);
  });

  it('scales and survives disruptions', () => {
    const { scaleTargetRef, minReplicas } = of('HorizontalPodAutoscaler').spec;
    expect(scaleTargetRef.name).toBe(of('Deployment').metadata.name);
    expect(minReplicas).toBeGreaterThan(of('PodDisruptionBudget').spec.maxUnavailable);
  });
});
