/**
 * The days of Matariki from 2022 on, a Friday each, as the Act fixes them: month and day, one for each year. They follow the moon, so no
 * rule gives those after 2052. Source: Te Kāhui o Matariki Public Holiday Act 2022, schedule 1.
 */
const FIRST_YEAR = 2022;
const DAYS =
  '06-24 07-14 06-28 06-20 07-10 06-25 07-14 07-06 06-21 07-11 07-02 06-24 07-07 06-29 07-18 07-10 06-25 07-15 07-06 07-19 07-11 07-03 06-24 07-07 06-29 07-19 07-03 06-25 07-15 06-30 06-21'.split(
    ' ',
  );

/** The last year of which every holiday is known. */
export const LAST_KNOWN_YEAR = FIRST_YEAR + DAYS.length - 1;

/** The day of Matariki in that year; null before there was one, and after the last that the Act names. */
export function matarikiOf(year: number): string | null {
  const day = DAYS[year - FIRST_YEAR];
  return day ? `${year}-${day}` : null;
}
