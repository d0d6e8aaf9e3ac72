import type { Announcements } from '@dnd-kit/core';
import type { SiteDay } from '@dwang/contracts';
import { formatShortDay } from '@dwang/kit';

/** Where a card is let go; without `userId` it stays with its person. */
export interface DropPlace {
  day: string;
  userId?: number | null;
  userName?: string | null;
}

export const INSTRUCTIONS =
  'Press Space to take hold of the site day, the arrow keys to move it to another day or person, Space to put it down, Escape to leave it where it was. Enter opens it.';

interface Held {
  data: { current?: unknown };
}

export const dayIn = (held: Held): SiteDay | undefined => held.data.current as SiteDay | undefined;
export const placeIn = (over: Held | null): DropPlace | undefined => over?.data.current as DropPlace | undefined;

const nameOf = (held: Held): string => dayIn(held)?.projectName ?? 'The site day';
const where = ({ day, userId, userName }: DropPlace): string =>
  userId === undefined ? formatShortDay(day) : `${userName ?? 'nobody yet'}, ${formatShortDay(day)}`;

/** What is heard while a card is moved. */
export const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is held.`,
  onDragOver: ({ active, over }) => {
    const place = placeIn(over);
    return place && `${nameOf(active)} is over ${where(place)}.`;
  },
  onDragEnd: ({ active, over }) => {
    const place = placeIn(over);
    return place ? `${nameOf(active)} put on ${where(place)}.` : `${nameOf(active)} put back.`;
  },
  onDragCancel: ({ active }) => `${nameOf(active)} left where it was.`,
};
