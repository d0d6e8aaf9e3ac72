/** The phrases of a comma-separated list. */
export const listed = (text: string): string[] => text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
