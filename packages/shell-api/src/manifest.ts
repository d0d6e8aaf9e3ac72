import { z } from 'zod';
import { CONTRACT_VERSION } from './contract-version';

export { CONTRACT_VERSION };

const RemoteId = z.enum(['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin']);
const WidgetSize = z.enum(['small', 'medium', 'large', 'full']);
const kebab = z.string().regex(/^[a-z0-9-]{1,60}$/);

/**
 * A screen of the remote. `path` is absolute. `below` names the paths under it that lead somewhere, as in `recurring` or `statements/:id`,
 * where a part with a colon is the number of a row; anything else is Page Not Found. A build that names none owns all of them.
 */
const RouteDescription = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]*$/),
  below: z.array(z.string().regex(/^:?[a-zA-Z-]+(?:\/:?[a-zA-Z-]+)*$/)).optional(),
  title: z.string(),
  /** Which skeleton the shell draws until the code stands. */
  skeleton: z.enum(['cards', 'table', 'tiles', 'form']).default('cards'),
  /** The tool that is this screen: with its flag the administrator turns off the screen, too. */
  tool: kebab.optional(),
});

/** An item of the bottom navigation; `highlights` are further paths for which it is shown as current. */
const NavigationEntry = z.strictObject({
  id: kebab,
  label: z.string(),
  to: z.string(),
  icon: kebab,
  order: z.number(),
  highlights: z.array(z.string()).default([]),
});

const WidgetDescription = z.strictObject({
  id: kebab,
  title: z.string(),
  sizes: z.array(WidgetSize).min(1),
  defaultSize: WidgetSize,
  defaultEnabled: z.boolean().default(true),
  /** The remote has a form for settings of this card's own. */
  hasSettings: z.boolean().default(false),
  order: z.number(),
});

/** A command reachable by keyboard and, later, by voice and search. `keys` as in `F2`, `Shift+F2`. */
const CommandDescription = z.strictObject({
  id: kebab,
  title: z.string(),
  keys: z.string().optional(),
  phrases: z.array(z.string()).default([]),
});

/** `names`: what people call the matter, by which the topic is found like by its title. */
const HelpTopic = z.strictObject({
  id: kebab,
  section: z.string(),
  title: z.string(),
  body: z.string(),
  names: z.array(z.string()).optional(),
});

/** What a developer writes in `remote.manifest.json`: all that the shell must know before any of the remote's code loads. */
export const RemoteManifestSource = z.strictObject({
  id: RemoteId,
  contract: z.literal(CONTRACT_VERSION),
  routes: z.array(RouteDescription).min(1),
  navigation: z.array(NavigationEntry).default([]),
  widgets: z.array(WidgetDescription).default([]),
  commands: z.array(CommandDescription).default([]),
  help: z.array(HelpTopic).default([]),
  /** The remote adds a part to the page that a client opens by a private link, signed out. */
  portal: z.boolean().optional(),
  /** Who may see this remote at all; the server enforces it as well. */
  role: z.enum(['everyone', 'administrator']).default('everyone'),
});

/** What the build serves: the source, stamped with the container's name, its version and its entry (relative to the manifest). */
export const RemoteManifest = RemoteManifestSource.extend({
  container: z.string().regex(/^[a-z_]+$/),
  version: z.string(),
  entry: z.string(),
  /** Files of `./remote` itself (relative to the manifest), fetched together with the entry. */
  preload: z.array(z.string()),
  /** Files of every screen and card as it first shows (relative to the manifest): kept first for use without a network. */
  screens: z.array(z.string()).optional(),
  /** Files of the build that the service worker keeps for use without a network: all but the few that wait until they are needed. */
  assets: z.array(z.string()),
});

/** `remotes.json`: which remotes there are and where each channel's manifest is. Rolling a remote is an edit of this file. */
export const RemotesRegistry = z.object({
  remotes: z.record(
    z.string(),
    z.object({
      version: z.string(),
      contract: z.number(),
      /** Paths of its screens: a remote whose manifest cannot be read is still named as the owner of its address. */
      paths: z.array(z.string()),
      channels: z.object({ stable: z.string(), staging: z.string().optional() }),
    }),
  ),
});

export type RemoteId = z.infer<typeof RemoteId>;
export type RemoteManifestSource = z.infer<typeof RemoteManifestSource>;
export type RemoteManifest = z.infer<typeof RemoteManifest>;
export type RemotesRegistry = z.infer<typeof RemotesRegistry>;
export type RouteDescription = z.infer<typeof RouteDescription>;
export type NavigationEntry = z.infer<typeof NavigationEntry>;
export type WidgetDescription = z.infer<typeof WidgetDescription>;
export type WidgetSize = z.infer<typeof WidgetSize>;
export type CommandDescription = z.infer<typeof CommandDescription>;
export type HelpTopic = z.infer<typeof HelpTopic>;
