import { ownerOf } from './owner-of';
import { onRemotesChange, remotesState } from './remotes';

/** Scripts carry no `crossorigin` when they are ours: they are asked for without later, and would be fetched twice. */
function hint(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

/** As soon as its description is there, fetches the code of the remote that owns the current address, while the shell still loads. */
export function preloadRemoteOf(path: string): void {
  const stop = onRemotesChange(() => {
    const id = ownerOf(path);
    const remote = id && remotesState().known[id];
    if (remote) {
      for (const file of [remote.manifest.entry, ...remote.manifest.preload]) hint(new URL(file, remote.url).href);
    }
    if (remote || remotesState().settled) stop();
  });
}
