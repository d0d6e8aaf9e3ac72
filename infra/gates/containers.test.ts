import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const root = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Compose {
  services: Record<
    string,
    {
      image?: string;
      stop_grace_period?: string;
      build?: { dockerfile: string; args?: { APP?: string } };
      depends_on?: string[] | object;
    }
  >;
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

test.each(readdirSync(join(root, 'infra/docker')).filter((name) => name.endsWith('.Dockerfile')))(
  '%s is a sound Dockerfile',
  (name) => {
    expect(validate(read(`infra/docker/${name}`))).toEqual([]);
  },
);

test('every service of the compose file is an image or is built from a Dockerfile that exists', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    const sound = service.image !== undefined || existsSync(join(root, service.build?.dockerfile ?? 'missing'));
    expect([name, sound]).toEqual([name, true]);
  }
});

test('each remote has a static server of its own, named as the front door asks for it', () => {
  const frontDoor = read('infra/docker/front-door.conf');
  for (const remote of readdirSync(root).filter((name) => name.startsWith('mf-'))) {
    expect(compose.services[remote]?.build?.args?.APP).toBe(remote);
    expect(frontDoor).toContain(`location /${remote}/`);
  }
});

test('what a service waits for is a service', () => {
  for (const service of Object.values(compose.services)) {
    const names = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
    for (const name of names) expect(Object.keys(compose.services)).toContain(name);
  }
});

test('TR-212 the gateway is given more time to stop than it takes at most', () => {
  const most = Number(/STOP_SECONDS = (\d+)/.exec(read('services/gateway/src/cli/run-server.ts'))?.[1]);
  const given = Number(/^(\d+)s$/.exec(compose.services.gateway?.stop_grace_period ?? '')?.[1]);
  expect(given).toBeGreaterThan(most);
});

test('TR-413 the gateway runs in its container as npm start runs it', () => {
  const script = read('infra/scripts/end-together.mjs');
  const flags = /SERVER_FLAGS = \[([^\]]*)\]/.exec(script)?.[1]?.replaceAll("'", '"');
  const [allocator] = /MALLOC_ARENA_MAX: '(\d+)'/.exec(script)?.slice(1) ?? [];
  expect(read('infra/docker/gateway.Dockerfile')).toContain(`CMD ["node", ${flags}, "services/gateway/dist/main.mjs"]`);
  expect(read('infra/docker/gateway.Dockerfile')).toContain(`MALLOC_ARENA_MAX=${allocator}`);
});
