import { RemoteManifestSource } from '@dwang/shell-api/manifest';
import source from '../remote.manifest.json';
import remote from './remote';

describe('what mf-dashboard promises the shell', () => {
  const manifest = RemoteManifestSource.parse(source);

  it('holds every route, card and command that its manifest names, and no other', () => {
    expect(Object.keys(remote.routes)).toEqual(manifest.routes.map(({ path }) => path));
    expect(Object.keys(remote.widgets ?? {})).toEqual(manifest.widgets.map(({ id }) => id));
    expect(Object.keys(remote.widgetSettings ?? {})).toEqual(
      manifest.widgets.filter(({ hasSettings }) => hasSettings).map(({ id }) => id),
    );
    expect(Object.keys(remote.commands ?? {})).toEqual(manifest.commands.map(({ id }) => id));
  });

  it('gives F2 and Shift+F2 to the timer', () => {
    expect(manifest.commands.map(({ id, keys }) => [id, keys])).toEqual([
      ['timer-toggle', 'F2'],
      ['timer-reset', 'Shift+F2'],
    ]);
  });
});
