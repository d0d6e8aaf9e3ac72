/** A text of at most `most` characters, with a mark where it was cut; a character outside of the basic plane counts as one and stays whole. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
