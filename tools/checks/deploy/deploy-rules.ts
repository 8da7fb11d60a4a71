import { parseAllDocuments } from 'yaml';
import * as z from 'zod';

/** Returns environment variables in a file for operators that Soko does not read. */
export function unknownSettings(file: string, names: readonly string[], known: ReadonlySet<string>): string[] {
  return names.filter((name) => !known.has(name)).map((name) => `${file}: Soko reads no ${name}`);
}

const notReadHere = new Set(['NODE_ENV']);

/** The settings that Soko reads, and those that Node does. */
export function knownSettings(settings: object): ReadonlySet<string> {
  return new Set([...Object.keys(settings), ...notReadHere]);
}

/** The variables of `ENV` and `Environment=` lines. */
export function variablesOfLines(source: string): string[] {
  const lines = [...source.matchAll(/^(?:ENV |Environment=)(.*)$/gm)].map(([, line = '']) => line);
  return lines.flatMap((line) => [...line.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name));
}

interface Read {
  faults: string[];
  /** Names of variables that go to a node of Soko. */
  variables: string[];
}

const text = z.union([z.string(), z.number(), z.boolean()]);
const composeFile = z.strictObject({
  name: z.string().optional(),
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string().optional(),
      build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
      command: z.array(z.string()).optional(),
      ports: z.array(z.string().regex(/^(\d{1,3}(\.\d{1,3}){3}:)?\d+:\d+$/)).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
      healthcheck: z
        .strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.number().int() })
        .optional(),
      stop_grace_period: z.string().optional(),
      read_only: z.boolean().optional(),
      tmpfs: z.array(z.string()).optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

/** Checks a compose file against the part of its schema that we use, and for consistency. */
export function readCompose(source: string): Read {
  const { data, error } = composeFile.safeParse(parseAllDocuments(source)[0]?.toJSON());
  if (!data) return { faults: [z.prettifyError(error)], variables: [] };
  const faults = Object.entries(data.services).flatMap(([name, service]) => [
    ...(service.image || service.build ? [] : [`${name} has neither image nor build`]),
    ...Object.keys(service.depends_on ?? {})
      .filter((other) => !data.services[other]?.healthcheck)
      .map((other) => `${name} waits for the health of ${other}, which tells none`),
    ...(service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !volume.startsWith('.') && !(volume in data.volumes))
      .map((volume) => `${name} uses the volume ${volume}, which is not declared`),
  ]);
  return { faults, variables: Object.keys(data.services.soko?.environment ?? {}) };
}

const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), labels: labels.optional(), annotations: labels.optional() });
const selector = z.strictObject({ matchLabels: labels });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/readyz', '/healthz']), port: z.string() }),
  periodSeconds: z.number().int(),
  timeoutSeconds: z.number().int().optional(),
  failureThreshold: z.number().int().optional(),
});
const named = z.strictObject({ name: z.string() });
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number().int() })),
  envFrom: z.array(z.strictObject({ configMapRef: named.optional(), secretRef: named.optional() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  resources: z.strictObject({ requests: z.record(z.string(), text), limits: z.record(z.string(), text) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});
const podSpec = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.number().int(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().int().min(1),
    runAsGroup: z.number().int(),
    fsGroup: z.number().int(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z.array(z.looseObject({ labelSelector: selector })),
  containers: z.tuple([container]),
  volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
});
const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.number().int(),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxUnavailable: z.number().int(), maxSurge: z.number().int() }),
    }),
    selector,
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: podSpec }),
  }),
});
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.number().int(), targetPort: z.string() })),
  }),
});
const backend = z.strictObject({
  service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
});
const manifest = z.discriminatedUnion('kind', [
  deployment,
  service,
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('ConfigMap'),
    metadata,
    data: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ maxUnavailable: z.number().int(), selector }),
  }),
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: z.strictObject({
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(z.strictObject({ path: z.string(), pathType: z.enum(['Prefix', 'Exact']), backend })),
          }),
        }),
      ),
    }),
  }),
]);
type Manifest = z.output<typeof manifest>;

/** Checks manifests against the parts of their schemas that we use, and against each other. */
export function readManifests(source: string): Read {
  const faults: string[] = [];
  const known: Manifest[] = [];
  for (const document of parseAllDocuments(source)) {
    const { data, error } = manifest.safeParse(document.toJSON());
    if (data) known.push(data);
    else faults.push(z.prettifyError(error));
  }
  const variables = known.flatMap((one) => (one.kind === 'ConfigMap' ? Object.keys(one.data) : []));
  return { faults: [...faults, ...known.flatMap((one) => looseEnds(one, known))], variables };
}

/** What one manifest names and no other one has. */
function looseEnds(one: Manifest, all: readonly Manifest[]): string[] {
  const has = (kind: Manifest['kind'], name: string) =>
    all.some((other) => other.kind === kind && other.metadata.name === name);
  switch (one.kind) {
    case 'Service':
      return all.some(
        (other) => other.kind === 'Deployment' && isChosen(other.spec.template.metadata.labels, one.spec.selector),
      )
        ? []
        : ['The service leads to no pod'];
    case 'PodDisruptionBudget':
      return all.some(
        (other) =>
          other.kind === 'Deployment' && isChosen(other.spec.template.metadata.labels, one.spec.selector.matchLabels),
      )
        ? []
        : ['The disruption budget is of no pod'];
    case 'Ingress':
      return one.spec.rules
        .flatMap(({ http }) => http.paths.map((path) => path.backend.service.name))
        .filter((name) => !has('Service', name))
        .map((name) => `The ingress leads to ${name}, which is not a service`);
    case 'Deployment':
      return podLooseEnds(one, has);
    default:
      return [];
  }
}

type Has = (kind: Manifest['kind'], name: string) => boolean;

function podLooseEnds({ spec }: z.output<typeof deployment>, has: Has): string[] {
  const { spec: pod, metadata: of } = spec.template;
  const [{ ports, envFrom, startupProbe, readinessProbe, livenessProbe, volumeMounts }] = pod.containers;
  const portNames = new Set(ports.map(({ name }) => name));
  const volumes = new Set(pod.volumes.map(({ name }) => name));
  return [
    ...(isChosen(of.labels, spec.selector.matchLabels) ? [] : ['The deployment does not choose its own pods']),
    ...[startupProbe, readinessProbe, livenessProbe]
      .filter(({ httpGet }) => !portNames.has(httpGet.port))
      .map(({ httpGet }) => `A probe asks at ${httpGet.port}, which is not a port`),
    ...volumeMounts.filter(({ name }) => !volumes.has(name)).map(({ name }) => `${name} is mounted and no volume`),
    ...envFrom
      .flatMap(({ configMapRef }) => (configMapRef ? [configMapRef.name] : []))
      .filter((name) => !has('ConfigMap', name))
      .map((name) => `${name} is no config map`),
  ];
}

function isChosen(of: Record<string, string>, chosen: Record<string, string>): boolean {
  return Object.entries(chosen).every(([name, value]) => of[name] === value);
}
