import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownSettings, readCompose, readManifests, unknownSettings, variablesOfLines } from './deploy-rules.ts';

const compose = readFileSync('deploy/compose.yaml', 'utf8');
const manifests = readFileSync('deploy/kubernetes/soko.yaml', 'utf8');

describe('files for operators', () => {
  it('name settings that Soko reads, in every way to write them', () => {
    const lines = 'ENV NODE_ENV=production PORT=3000\nRUN X=1\nEnvironment=DATA_DRI=/var DRAIN_SECONDS=5\n';
    const known = knownSettings({ PORT: 1, DRAIN_SECONDS: 1 });
    expect(unknownSettings('unit', variablesOfLines(lines), known)).toEqual(['unit: Soko reads no DATA_DRI']);
    expect(readCompose(compose).variables).toContain('REDIS_URL');
    expect(readManifests(manifests).variables).toContain('S3_BUCKET');
  });

  it.each<[string, string, string, string]>([
    [
      'an undeclared service',
      'postgres:\n        condition',
      'postgress:\n        condition',
      'waits for the health of postgress',
    ],
    ['a volume that nobody declared', '- uploads:/var', '- upload:/var', 'uses the volume upload,'],
    ['a key that compose does not know', 'restart: unless-stopped\n    ports', 'restarts: yes\n    ports', 'restarts'],
    ['a port in words', '127.0.0.1:3000:3000', '127.0.0.1:http', 'ports'],
  ])('may not have %s in compose', (_fault, text, broken, fault) => {
    expect(readCompose(compose).faults).toEqual([]);
    expect(compose).toContain(text);
    expect(readCompose(compose.replace(text, broken)).faults.join()).toContain(fault);
  });

  it.each<[string, string, string, string]>([
    ['pods that run as root', 'runAsNonRoot: true', 'runAsNonRoot: false', 'runAsNonRoot'],
    ['a service without pods', 'selector: { app: soko }', 'selector: { app: duka }', 'leads to no pod'],
    ['a probe at no port', '{ path: /healthz, port: http }', '{ path: /healthz, port: web }', 'asks at web'],
    ['a mount without volume', '{ name: tmp, mountPath', '{ name: temp, mountPath', 'temp is mounted'],
    [
      'a map that is not there',
      'configMapRef: { name: soko }',
      'configMapRef: { name: duka }',
      'duka is no config map',
    ],
    ['an ingress to nowhere', 'name: soko\n                port', 'name: duka\n                port', 'leads to duka'],
    ['a key that Kubernetes does not know', 'replicas: 3', 'replica: 3', 'replica'],
  ])('may not have %s in Kubernetes', (_fault, text, broken, fault) => {
    expect(readManifests(manifests).faults).toEqual([]);
    expect(manifests).toContain(text);
    expect(readManifests(manifests.replace(text, broken)).faults.join()).toContain(fault);
  });
});
