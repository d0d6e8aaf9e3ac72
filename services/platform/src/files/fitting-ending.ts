import { withoutEnd } from '@dwang/domain';
import { ENDINGS } from './endings';

/** Other usual endings by kind. Plain text is what none of the programs behind these endings runs. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpeg', '.jpe', '.jfif'],
  'text/plain': ['.csv', '.tsv', '.md', '.log', '.json', '.ics', '.vcf', '.dxf', '.ifc'],
};

/** As `FileName` of the contracts has it. */
const MAX_LENGTH = 255;

/**
 * The name of a file with an ending that fits what it is by its content (`contentType`): `x.hta` that is plain text becomes `x.hta.txt`, so
 * that no computer takes a file for a program or a page.
 */
export function withFittingEnding(name: string, contentType: string): string {
  const usual = ENDINGS[contentType] ?? '.bin';
  const bare = withoutEnd(name, /[.\s]/);
  const ending = /\.[^.]*$/.exec(bare)?.[0].toLowerCase() ?? '';
  if ([usual, ...(OTHERS[contentType] ?? [])].includes(ending)) return bare;
  const room = MAX_LENGTH - usual.length;
  return `${bare.slice(0, room).replace(/[\ud800-\udbff]$/, '')}${usual}`;
}
