import { RemoteManifestSource } from '@dwang/shell-api/manifest';
import source from '../remote.manifest.json';
import remote from './remote';

test('mf-tools holds every route, card and command that its manifest names, and no other', () => {
  const manifest = RemoteManifestSource.parse(source);
  expect(Object.keys(remote.routes)).toEqual(manifest.routes.map(({ path }) => path));
  expect(Object.keys(remote.widgets)).toEqual(manifest.widgets.map(({ id }) => id));
  expect(Object.keys(remote.commands)).toEqual(manifest.commands.map(({ id }) => id));
});
