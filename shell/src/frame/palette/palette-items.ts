import { appName } from '@dwang/client';
import type { Client, Project } from '@dwang/contracts';
import { fold } from '@dwang/domain';
import type { RemoteManifest } from '@dwang/shell-api';
import { buildManual } from '../../screens/help/manual';
import type { KnownCommand } from '../commands/run-command';

export interface PaletteItem {
  id: string;
  group: 'Screens' | 'Commands' | 'Tools' | 'Jobs' | 'Clients' | 'Invoices' | 'Help' | 'Say it';
  title: string;
  detail?: string;
  /** What else it is called: found by, not shown. */
  names?: readonly string[] | undefined;
  /** Exactly one of these is what choosing it does. */
  to?: string;
  command?: KnownCommand;
  say?: string;
}

export interface FoundInvoice {
  id: number;
  invoiceNumber: string | null;
  clientName: string | null;
}

const OWN_SCREENS: readonly (readonly [string, string])[] = [
  ['Profile', '/profile'],
  ['Settings', '/settings'],
  ['Notifications', '/notifications'],
  ['Help', '/help'],
];
const TOOLS: readonly (readonly [string, string])[] = [
  ['Measure', 'measure'],
  ['Level', 'level'],
  ['Angle', 'angle'],
  ['Calculator', 'calculator'],
  ['Camera', 'camera'],
  ['Sound Meter', 'sound'],
];
const MOST_OF_A_GROUP = 6;

/** What is known without asking the server: screens, commands with their keys, tools, help topics. */
export function standingItems(manifests: RemoteManifest[], commands: readonly KnownCommand[]): PaletteItem[] {
  const routes = manifests.flatMap(({ routes: own }) => own.map(({ title, path }) => [title, path] as const));
  const screens = [...routes, ...OWN_SCREENS].map(
    ([title, to]): PaletteItem => ({ id: `screen-${to}`, group: 'Screens', title, to }),
  );
  const own = commands.map(
    (command): PaletteItem => ({
      id: `command-${command.remote}-${command.id}`,
      group: 'Commands',
      title: command.title,
      command,
      ...(command.keys ? { detail: command.keys } : {}),
    }),
  );
  const tools = TOOLS.map(
    ([title, tool]): PaletteItem => ({ id: `tool-${tool}`, group: 'Tools', title, to: `/tools?tool=${tool}` }),
  );
  const help = buildManual(manifests, appName())
    .flatMap(({ topics }) => topics)
    .map(
      ({ anchor, title, section, names }): PaletteItem => ({
        ...{ id: anchor, group: 'Help', title, names, detail: section },
        to: `/help#${anchor}`,
      }),
    );
  return [...screens, ...own, ...tools, ...help];
}

export const jobItem = ({ id, name, clientName }: Project): PaletteItem => ({
  id: `job-${id}`,
  group: 'Jobs',
  title: name,
  to: `/jobs/${id}`,
  ...(clientName ? { detail: clientName } : {}),
});

export const clientItem = ({ id, name }: Client): PaletteItem => ({
  id: `client-${id}`,
  group: 'Clients',
  title: name,
  to: `/jobs?tab=clients&q=${encodeURIComponent(name)}`,
});

export const invoiceItem = ({ id, invoiceNumber, clientName }: FoundInvoice): PaletteItem => ({
  id: `invoice-${id}`,
  group: 'Invoices',
  title: invoiceNumber ?? 'Draft invoice',
  to: `/invoices?q=${encodeURIComponent(invoiceNumber ?? '')}`,
  ...(clientName ? { detail: clientName } : {}),
});

const begins = ({ title, names = [] }: PaletteItem, wanted: string): boolean =>
  [title, ...names].some((name) => fold(name).startsWith(wanted));

/** What fits the typed words: beginnings first, at most six of a group, and at the end the sentence itself. */
export function matching(items: readonly PaletteItem[], found: readonly PaletteItem[], typed: string): PaletteItem[] {
  const wanted = fold(typed);
  const words = wanted.split(/\s+/).filter(Boolean);
  const fits = items
    .filter(({ title, detail = '', names = [] }) =>
      words.every((word) => fold([title, detail, ...names].join(' ')).includes(word)),
    )
    .toSorted((one, other) => Number(begins(other, wanted)) - Number(begins(one, wanted)));
  const standing = wanted === '' ? fits.filter(({ group }) => group === 'Screens' || group === 'Commands') : fits;
  const seen = new Map<string, number>();
  const few = [...standing, ...found].filter(({ group }) => {
    seen.set(group, (seen.get(group) ?? 0) + 1);
    return (seen.get(group) ?? 0) <= MOST_OF_A_GROUP;
  });
  const groups = [...new Set(few.map(({ group }) => group))];
  const ordered = groups.flatMap((group) => few.filter((item) => item.group === group));
  return wanted === '' ? ordered : [...ordered, { id: 'say', group: 'Say it', title: typed.trim(), say: typed.trim() }];
}
