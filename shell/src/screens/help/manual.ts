import { fold } from '@dwang/domain';
import type { HelpTopic, RemoteManifest } from '@dwang/shell-api';
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

/** The order of specification 2, section 2.11; other sections follow by name. */
const ORDER = [
  'Getting Started',
  'Dashboard',
  'Professional Tools',
  'Calculators',
  'Resources',
  'Jobs',
  'Finance',
  'Voice Commands',
  'Admin',
  'Keyboard Shortcuts',
];
const SEARCH_FROM = 2;
const MOST_FOUND = 8;

const toAnchor = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '-');
const rank = (title: string): number => (ORDER.includes(title) ? ORDER.indexOf(title) : ORDER.length);

function shortcuts(manifests: RemoteManifest[]): HelpTopic[] {
  return manifests
    .flatMap(({ commands }) => commands)
    .flatMap(({ id, title, keys }) => (keys ? [{ id, section: 'Keyboard Shortcuts', title: keys, body: title }] : []));
}

/** The manual as it is true now: the shell's own topics, those of each remote, and every key that some remote answers to. */
export function buildManual(manifests: RemoteManifest[]): ManualSection[] {
  const topics = [...OWN_TOPICS, ...manifests.flatMap(({ help }) => help), ...shortcuts(manifests)];
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

/** Topics whose title or text holds what was typed, titles first, at most eight; nothing below two characters. */
export function searchManual(manual: ManualSection[], typed: string): ManualTopic[] {
  const wanted = fold(typed);
  if (wanted.length < SEARCH_FROM) return [];
  const topics = manual.flatMap((section) => section.topics);
  const inTitle = topics.filter(({ title }) => fold(title).includes(wanted));
  const inBody = topics.filter((topic) => !inTitle.includes(topic) && fold(topic.body).includes(wanted));
  return [...inTitle, ...inBody].slice(0, MOST_FOUND);
}

export const isSearched = (typed: string): boolean => fold(typed).length >= SEARCH_FROM;
