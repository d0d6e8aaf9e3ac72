import { fold } from '@dwang/domain';
import type { HelpTopic, RemoteManifest } from '@dwang/shell-api';
import { shortcutsOf } from '../../frame/shortcuts/own-shortcuts';
import { OWN_TOPICS } from './own-topics';

export interface ManualTopic extends HelpTopic {
  /** Where the topic stands on the page. */
  anchor: string;
}

export interface ManualSection {
  title: string;
  anchor: string;
  topics: ManualTopic[];
}

const SHORTCUTS = 'Keyboard Shortcuts';

/** The order of specification 2, section 2.11, with ours where they belong; other sections follow by name. */
const ORDER = [
  'Getting Started',
  'Dashboard',
  'Professional Tools',
  'Calculators',
  'Resources',
  'Jobs',
  'Finance',
  'Weather',
  'Working Offline',
  'Notifications',
  'Voice Commands',
  'Admin',
  SHORTCUTS,
  'FAQ',
  'Support',
];

const toAnchor = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '-');
const rank = (title: string): number => (ORDER.includes(title) ? ORDER.indexOf(title) : ORDER.length);

const shortcutTopics = (manifests: RemoteManifest[]): HelpTopic[] =>
  shortcutsOf(manifests).map(({ keys, title }) => ({
    id: toAnchor(keys === '?' ? 'question-mark' : keys),
    section: SHORTCUTS,
    title: keys,
    body: title,
  }));

/** `{app}` in a topic is what the product is called. */
const named = (topic: HelpTopic, app: string): HelpTopic => ({
  ...topic,
  title: topic.title.replaceAll('{app}', app),
  body: topic.body.replaceAll('{app}', app),
});

/** The manual as it is true now: the shell's own topics, those of each remote, and every key that something answers to. */
export function buildManual(manifests: RemoteManifest[], app: string): ManualSection[] {
  const told = [...OWN_TOPICS, ...manifests.flatMap(({ help }) => help)].map((topic) => named(topic, app));
  const topics = [...told, ...shortcutTopics(manifests)];
  const titles = [...new Set(topics.map(({ section }) => section))];
  return titles
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .map((title) => ({
      title,
      anchor: `section-${toAnchor(title)}`,
      topics: topics
        .filter(({ section }) => section === title)
        .map((topic) => ({ ...topic, anchor: `topic-${toAnchor(title)}-${topic.id}` })),
    }));
}

export const isShortcuts = ({ title }: ManualSection): boolean => title === SHORTCUTS;
