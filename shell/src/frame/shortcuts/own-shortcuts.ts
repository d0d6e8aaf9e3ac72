import type { RemoteManifest } from '@dwang/shell-api';

export interface Shortcut {
  /** `Alt+H`, `Ctrl+M`: as a manifest writes keys. Several ways to the same are divided by ` or `. */
  keys: string;
  title: string;
  /** The screen that it opens; without it the keys are answered where they belong, and only listed here. */
  to?: string;
}

/** The keys of the shell. Source of those that open screens: specification 2, section 2.11. */
const OWN: readonly Shortcut[] = [
  { keys: 'Ctrl+K or /', title: 'Search and commands' },
  { keys: 'Alt+V', title: 'Show or hide voice commands' },
  { keys: 'Escape', title: 'Close what is open' },
  { keys: 'Alt+H', title: 'Open the dashboard', to: '/' },
  { keys: 'Alt+J', title: 'Open jobs', to: '/jobs' },
  { keys: 'Alt+C', title: 'Open calculators', to: '/calculators' },
  { keys: 'Alt+F', title: 'Open finance', to: '/combined' },
  { keys: 'Ctrl+M', title: 'Open the measure tool', to: '/tools?tool=measure' },
  { keys: 'Ctrl+C', title: 'Open the calculator (copies as ever when text is selected)', to: '/tools?tool=calculator' },
  { keys: 'Ctrl+P', title: 'Open the camera', to: '/tools?tool=camera' },
  { keys: 'Ctrl+L', title: 'Open the level', to: '/tools?tool=level' },
  { keys: '?', title: 'Show the keyboard shortcuts' },
];

type Described = Pick<RemoteManifest, 'routes' | 'commands'>;

const isThere = (to: string, manifests: readonly Described[]): boolean =>
  manifests.some(({ routes }) => routes.some(({ path }) => path === to.split('?')[0]));

/** Every key that something answers to: the remotes' commands, then those of the shell whose screens some remote owns. */
export function shortcutsOf(manifests: readonly Described[]): Shortcut[] {
  const commands = manifests
    .flatMap((manifest) => manifest.commands)
    .flatMap(({ title, keys }) => (keys ? [{ keys, title }] : []));
  return [...commands, ...OWN.filter(({ to }) => to === undefined || isThere(to, manifests))];
}
